import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const scales = ['band', 'linear', 'sqrt', 'symlog'] as const;
const steps = ['Mailed', 'Opened', 'Clicked', 'Booked'];
const values = [2400, 1500, 620, 260];

export default function ScaledSections() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('linear');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <FunnelChart
        title="Newsletters of a travel agency"
        height={320}
        hideLegend
        categoryAxis={{ categories: steps, scaleType, size: 70 }}
        series={[
          {
            curve: 'pyramid',
            variant: 'outlined',
            data: values.map((value, index) => ({ id: index, value, label: steps[index] })),
          },
        ]}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="scaleType"
        value={scaleType}
        onChange={(_, next) => next && setScaleType(next)}
      >
        {scales.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
