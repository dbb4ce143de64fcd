import { BarChart } from '@mui/x-charts/BarChart';

export default function TooltipOfChart() {
  return (
    <BarChart
      title="Bread and cakes sold per day"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { label: 'Bread', data: [84, 79, 91, 88, 132] },
        { label: 'Cakes', data: [21, 18, 34, 29, 57] },
      ]}
    />
  );
}
