import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const lines = [
  { name: 'Line 1', data: [210, 640, 890, 520, 480, 760, 930, 410] },
  { name: 'Line 2', data: [140, 380, 610, 450, 520, 590, 640, 300] },
  { name: 'Line 3', data: [90, 510, 700, 310, 260, 420, 810, 220] },
];

export default function AnimateNewValues() {
  const [round, setRound] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const { name, data } = lines[round % lines.length]!;

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setRound(round + 1)}>
          Next line
        </Button>
        <FormControlLabel
          control={<Switch checked={skipAnimation} onChange={(_, on) => setSkipAnimation(on)} />}
          label="Skip animations"
        />
      </Stack>
      <LineChart
        title="Metro passengers by time of day"
        height={280}
        skipAnimation={skipAnimation}
        xAxis={[{ scaleType: 'point', data: ['6', '7', '8', '10', '12', '15', '17', '20'] }]}
        yAxis={[{ min: 0, max: 1000 }]}
        series={[{ label: name, data, area: true }]}
      />
    </Stack>
  );
}
