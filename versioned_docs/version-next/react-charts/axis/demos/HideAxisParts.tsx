import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function HideAxisParts() {
  const [disableLine, setDisableLine] = React.useState(true);
  const [disableTicks, setDisableTicks] = React.useState(true);
  const [hidden, setHidden] = React.useState(false);
  const switches = [
    ['Hide the line', disableLine, setDisableLine],
    ['Hide the ticks', disableTicks, setDisableTicks],
    ['Hide the y-axis', hidden, setHidden],
  ] as const;

  return (
    <Stack sx={{ width: '100%' }}>
      <FormGroup row>
        {switches.map(([label, checked, setChecked]) => (
          <FormControlLabel
            key={label}
            control={<Switch checked={checked} onChange={(_, on) => setChecked(on)} />}
            label={label}
          />
        ))}
      </FormGroup>
      <BarChart
        title="Trees planted per year"
        height={260}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'band', data: [2021, 2022, 2023, 2024], valueFormatter: String }]}
        yAxis={[{ disableLine, disableTicks, position: hidden ? 'none' : 'left' }]}
        series={[{ data: [310, 420, 280, 510] }]}
      />
    </Stack>
  );
}
