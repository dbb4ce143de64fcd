import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientInBars() {
  const gradientId = React.useId();
  const { palette } = useTheme();

  return (
    <BarChart
      title="Battery charge per scooter, in percent"
      height={300}
      xAxis={[{ scaleType: 'band', data: ['K1', 'K2', 'K3', 'K4', 'K5'] }]}
      yAxis={[{ max: 100 }]}
      series={[{ label: 'Charge', color: `url(#${gradientId})`, data: [18, 92, 55, 71, 36] }]}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor={palette.success.main} />
          <stop offset="100%" stopColor={palette.info.main} />
        </linearGradient>
      </defs>
    </BarChart>
  );
}
