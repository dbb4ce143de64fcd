import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ReportLineClicks() {
  const [calls, setCalls] = React.useState<Record<string, unknown>>({});
  const report = (name: string) => (_: unknown, data: unknown) =>
    setCalls((previous) => ({ ...previous, [name]: data }));

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Calls answered by two help desks per day"
        height={260}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { id: 'north', label: 'North', data: [82, 96, 91, 88, 70] },
          { id: 'south', label: 'South', data: [41, 52, 47, 55, 38], area: true },
        ]}
        onMarkClick={report('onMarkClick')}
        onLineClick={report('onLineClick')}
        onAreaClick={report('onAreaClick')}
        onAxisClick={report('onAxisClick')}
      />
      <Box role="status" sx={{ typography: 'body2', overflowWrap: 'anywhere', minHeight: 160 }}>
        {['onMarkClick', 'onLineClick', 'onAreaClick', 'onAxisClick'].map((name) => (
          <div key={name}>
            {name}: {calls[name] ? JSON.stringify(calls[name]) : 'not called yet'}
          </div>
        ))}
      </Box>
    </Box>
  );
}
