import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const seasons = [
  { name: 'spring', values: [34, 20, 12] },
  { name: 'summer', values: [18, 41, 25] },
  { name: 'autumn', values: [46, 15, 9] },
];
const sports = ['Judo', 'Swim', 'Dance'];

export default function AnimateNewData() {
  const [turn, setTurn] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const season = seasons[turn % seasons.length]!;

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setTurn(turn + 1)}>
          Next season
        </Button>
        <FormControlLabel
          control={<Switch checked={skipAnimation} onChange={(_, on) => setSkipAnimation(on)} />}
          label="Skip animations"
        />
      </Stack>
      <PieChart
        title={`Courses booked in ${season.name}`}
        height={220}
        skipAnimation={skipAnimation}
        series={[
          {
            data: sports.map((label, index) => ({
              id: label,
              label,
              value: season.values[index]!,
            })),
          },
        ]}
      />
    </Stack>
  );
}
