import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const visits = ['Inspection', 'New pump', 'Leak at gate 2', 'Cleaning', 'Sensor replaced', 'Audit'];

export default function AsTallAsNeighbor() {
  const [count, setCount] = React.useState(4);

  return (
    <Box sx={{ width: '100%', minHeight: 290 }}>
      <Button disabled={count === visits.length} onClick={() => setCount(count + 1)}>
        Add a visit
      </Button>
      <Box sx={{ display: 'grid', gridTemplateColumns: '130px 1fr', gap: 1 }}>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2, fontSize: 14, lineHeight: '40px' }}>
          {visits.slice(0, count).map((visit) => (
            <li key={visit}>{visit}</li>
          ))}
        </Box>
        <Box sx={{ position: 'relative' }}>
          {/* Out of the flow, so that the chart does not push the row. */}
          <Box sx={{ position: 'absolute', inset: 0 }}>
            <LineChart
              title="Water level of a lock over a day, in meters"
              xAxis={[{ data: [0, 6, 12, 18, 24], tickMinStep: 6 }]}
              margin={10}
              yAxis={[{ min: 0, tickNumber: 3, width: 30 }]}
              series={[{ data: [2.1, 3.4, 2.6, 3.8, 2.2] }]}
            />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
