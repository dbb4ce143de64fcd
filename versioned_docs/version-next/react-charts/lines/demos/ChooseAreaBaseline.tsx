import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const baselines = { zero: undefined, min: 'min', max: 'max', 21: 21 } as const;
type Choice = keyof typeof baselines;

export default function ChooseAreaBaseline() {
  const [choice, setChoice] = React.useState<Choice>('min');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Baseline"
        value={choice}
        onChange={(_, next: Choice | null) => setChoice(next ?? choice)}
      >
        <ToggleButton value="zero">0 (default)</ToggleButton>
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
        <ToggleButton value="21">21</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Temperature in an office, in degrees Celsius"
        height={260}
        xAxis={[{ scaleType: 'point', data: ['6', '8', '10', '12', '14', '16', '18'] }]}
        series={[
          {
            data: [18.4, 19.1, 20.8, 22.3, 23.6, 22.9, 21.2],
            area: true,
            baseline: baselines[choice],
          },
        ]}
      />
    </Stack>
  );
}
