import { BarChart } from '@mui/x-charts/BarChart';

export default function HideLegend() {
  return (
    <BarChart
      title="Seedlings per greenhouse"
      height={240}
      xAxis={[{ scaleType: 'band', data: ['House A', 'House B', 'House C'] }]}
      series={[{ label: 'Seedlings', data: [1240, 1815, 960] }]}
      hideLegend
    />
  );
}
