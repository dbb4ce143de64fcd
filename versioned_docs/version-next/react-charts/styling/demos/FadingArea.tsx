import * as React from 'react';
import { lineClasses, LineChart } from '@mui/x-charts/LineChart';

const color = '#2e96ff';

export default function FadingArea() {
  const gradientId = React.useId();

  return (
    <LineChart
      title="Water use of a household per month, in cubic meters"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ min: 0 }]}
      series={[{ color, area: true, showMark: false, data: [9.1, 8.7, 9.4, 10.2, 12.6, 14.1] }]}
      sx={{ [`& .${lineClasses.area}`]: { fill: `url(#${gradientId})` } }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor={color} stopOpacity={0.6} />
          <stop offset="100%" stopColor={color} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
