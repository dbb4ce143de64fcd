import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { lttb, minMax, type Sample } from './downsample';
import { makeReadings } from './turbine';

const readings = makeReadings(20_000);
const everyHundredth = readings.flatMap((_, index) => (index % 100 === 0 ? [index] : []));

const samples: Record<string, Sample> = {
  'Every 100th': { x: everyHundredth, y: everyHundredth.map((index) => readings[index]!) },
  'Min and max': minMax(readings, 100),
  LTTB: lttb(readings, 200),
};

export default function ReduceReadings() {
  const [method, setMethod] = React.useState('Min and max');
  const { x, y } = samples[method]!;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="How to reduce 20,000 readings"
        value={method}
        onChange={(_, next: string | null) => next && setMethod(next)}
      >
        {Object.keys(samples).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {y.length} points, highest value {Math.max(...y)} kW
      </Typography>
      <LineChart
        title={`Power of a wind turbine, reduced by ${method}`}
        height={260}
        skipAnimation
        xAxis={[{ data: x, domainLimit: 'strict', tickNumber: 5, label: 'Minute' }]}
        yAxis={[{ min: 0, max: 3000 }]}
        series={[{ data: y, showMark: false, label: 'Power' }]}
        hideLegend
      />
    </Box>
  );
}
