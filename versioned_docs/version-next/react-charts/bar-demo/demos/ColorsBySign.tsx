import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ColorsBySign() {
  return (
    <BarChart
      title="Change of the number of members per month"
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d1495b', '#2e9e6b'] } }]}
      series={[{ data: [34, -12, 18, 51, -27, 9] }]}
    />
  );
}
