import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { id: 'reported', value: 275, label: 'Reported' },
  { id: 'inspected', value: 210, label: 'Inspected' },
  { id: 'repaired', value: 168, label: 'Repaired' },
];

export default function SelectStepByClick() {
  const [selected, setSelected] = React.useState(0);
  const lost = selected === 0 ? 0 : steps[selected - 1]!.value - steps[selected]!.value;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <FunnelChart
        title="Street lamps, from reported to repaired"
        height={240}
        hideLegend
        onItemClick={(event, { dataIndex }) => setSelected(dataIndex)}
        series={[{ data: steps, variant: 'outlined' }]}
      />
      <Stack direction="row" spacing={1} role="group" aria-label="Step">
        {steps.map(({ id, label }, index) => (
          <Button
            key={id}
            variant={selected === index ? 'contained' : 'outlined'}
            aria-pressed={selected === index}
            onClick={() => setSelected(index)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Typography role="status">
        {steps[selected]!.label}: {steps[selected]!.value} lamps, {lost} fewer than before
      </Typography>
    </Stack>
  );
}
