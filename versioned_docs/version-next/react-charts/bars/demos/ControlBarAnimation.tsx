import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const seats = [
  { year: 2016, data: [44, 31, 25] },
  { year: 2020, data: [36, 40, 24] },
  { year: 2024, data: [29, 38, 33] },
];

export default function ControlBarAnimation() {
  const [round, setRound] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const election = seats[round % seats.length]!;

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setRound(round + 1)}>
          Next election
        </Button>
        <FormControlLabel
          control={<Switch checked={skipAnimation} onChange={(_, on) => setSkipAnimation(on)} />}
          label="Skip animations"
        />
      </Stack>
      <BarChart
        title="Seats in the city council"
        height={280}
        skipAnimation={skipAnimation}
        xAxis={[{ scaleType: 'band', data: ['Green', 'Civic', 'Union'] }]}
        yAxis={[{ min: 0, max: 50 }]}
        series={[{ label: `Seats in ${election.year}`, data: election.data }]}
      />
    </Stack>
  );
}
