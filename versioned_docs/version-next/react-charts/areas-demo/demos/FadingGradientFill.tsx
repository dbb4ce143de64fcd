import * as React from 'react';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 13 }, (_, index) => index + 1);
const color = '#7a5cc9';

export default function FadingGradientFill() {
  const gradientId = React.useId();

  return (
    <LineChart
      title="Subscribers of a newsletter per week"
      height={280}
      xAxis={[{ data: weeks, domainLimit: 'strict', tickMinStep: 1 }]}
      series={[
        {
          data: [820, 870, 910, 1040, 1120, 1150, 1310, 1420, 1390, 1480, 1660, 1750, 1820],
          area: true,
          showMark: false,
          color,
        },
      ]}
      sx={{ [`.${lineClasses.area}`]: { fill: `url(#${gradientId})` } }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={color} stopOpacity={0.7} />
          <stop offset="1" stopColor={color} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
