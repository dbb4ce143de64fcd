import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00'];
const level = [1.2, 2.9, 2.1, 0.8, 1.9];

export default function KeepTappedValue() {
  const [index, setIndex] = React.useState<number | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Water level in the harbor, in meters"
        height={240}
        slotProps={{ tooltip: { trigger: 'none' } }}
        xAxis={[{ scaleType: 'band', data: hours }]}
        series={[{ data: level }]}
        onAxisClick={(_, data) => setIndex(data?.dataIndex ?? null)}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {index === null ? 'Tap the chart to read a value.' : `${hours[index]}: ${level[index]} m`}
      </Typography>
    </Box>
  );
}
