import * as React from 'react';
import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarClicks() {
  const [area, setArea] = React.useState('click an area');
  const [mark, setMark] = React.useState('click a mark');
  const [axis, setAxis] = React.useState('click anywhere in the chart');

  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Visitors of two museums per weekday, in hundreds"
        height={320}
        radar={{ max: 12, metrics: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }}
        series={[
          { id: 'art', label: 'Art', fillArea: true, data: [4, 5, 9, 6, 10, 11] },
          { id: 'ships', label: 'Ships', fillArea: true, data: [2, 3, 3, 5, 12, 10] },
        ]}
        onAreaClick={(event, item) => setArea(JSON.stringify(item))}
        onMarkClick={(event, item) => setMark(JSON.stringify(item))}
        onAxisClick={(event, data) => setAxis(JSON.stringify(data))}
      />
      <Box role="status" sx={{ typography: 'body2', overflowWrap: 'anywhere', minHeight: 160 }}>
        <div>onAreaClick: {area}</div>
        <div>onMarkClick: {mark}</div>
        <div>onAxisClick: {axis}</div>
      </Box>
    </Box>
  );
}
