import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function CompareClickEvents() {
  const [item, setItem] = React.useState('click a bar');
  const [axis, setAxis] = React.useState('click anywhere between the axes');

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Parcels per depot"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Lille', 'Nantes', 'Nice'] }]}
        series={[
          { id: 'in', label: 'Received', data: [320, 210, 185] },
          { id: 'out', label: 'Sent', data: [290, 240, 170] },
        ]}
        onItemClick={(event, identifier) => setItem(JSON.stringify(identifier))}
        onAxisClick={(event, data) => setAxis(JSON.stringify(data))}
      />
      <Box role="status" sx={{ typography: 'body2', overflowWrap: 'anywhere', minHeight: 120 }}>
        <div>onItemClick: {item}</div>
        <div>onAxisClick: {axis}</div>
      </Box>
    </Box>
  );
}
