import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const margin = { top: 60, right: 20 };
const weeks = [
  [212, 231, 208, 246, 259],
  [261, 255, 274, 290, 283],
];

export default function ButtonOverChart() {
  const [week, setWeek] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <LineChart
        title={`Steps of a nurse, in hundreds per day, week ${week + 1}`}
        height={280}
        margin={margin}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ min: 150, max: 300 }]}
        series={[{ data: weeks[week]! }]}
      />
      {/* Physical sides, as in the chart: they do not change in right-to-left pages. */}
      <Box style={{ position: 'absolute', top: 12, right: margin.right }}>
        <Button size="small" variant="outlined" onClick={() => setWeek(1 - week)}>
          Show week {2 - week}
        </Button>
      </Box>
    </Box>
  );
}
