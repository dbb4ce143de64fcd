import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';

const floors = ['Ground', 'First', 'Second', 'Third'];
const days = [
  { name: 'Monday', desks: [18, 42, 37, 25] },
  { name: 'Wednesday', desks: [31, 55, 48, 44] },
  { name: 'Friday', desks: [12, 20, 29, 9] },
];

export default function WatchChartsMove() {
  const [day, setDay] = React.useState(0);
  const [drawn, setDrawn] = React.useState(0);
  const { name, desks } = days[day % days.length]!;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setDay(day + 1)}>Next day</Button>
        {/* A new key mounts the charts again, so that they appear once more. */}
        <Button onClick={() => setDrawn(drawn + 1)}>Draw again</Button>
      </Stack>
      <Box role="status">{name}</Box>
      <Box
        key={drawn}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
          '& > *': { minWidth: 0 },
        }}
      >
        <BarChart
          title={`Desks in use per floor on ${name}, as bars`}
          height={180}
          xAxis={[{ data: floors }]}
          yAxis={[{ min: 0, max: 60 }]}
          series={[{ data: desks }]}
        />
        <LineChart
          title={`Desks in use per floor on ${name}, as a line`}
          height={180}
          xAxis={[{ scaleType: 'point', data: floors }]}
          yAxis={[{ min: 0, max: 60 }]}
          series={[{ data: desks, area: true }]}
        />
        <PieChart
          title={`Desks in use per floor on ${name}, as slices`}
          height={180}
          hideLegend
          series={[
            {
              arcLabel: 'label',
              data: desks.map((value, id) => ({ id, value, label: floors[id] })),
            },
          ]}
        />
      </Box>
    </Box>
  );
}
