import { BarChart } from '@mui/x-charts/BarChart';

const share = { stack: 'commute', stackOffset: 'expand' } as const;

export default function ShareOfTotal() {
  return (
    <BarChart
      title="How employees of four offices come to work"
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Lyon', 'Porto', 'Ghent', 'Graz'] }]}
      yAxis={[{ valueFormatter: (value: number) => `${Math.round(value * 100)}%` }]}
      series={[
        { ...share, label: 'Train', data: [64, 31, 80, 22] },
        { ...share, label: 'Bicycle', data: [38, 12, 71, 19] },
        { ...share, label: 'Car', data: [45, 57, 26, 34] },
      ]}
    />
  );
}
