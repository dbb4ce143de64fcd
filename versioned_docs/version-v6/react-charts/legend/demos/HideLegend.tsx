import { BarChart } from '@mui/x-charts/BarChart';

export default function HideLegend() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Seedlings per greenhouse</figcaption>
      <BarChart
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['House A', 'House B', 'House C'] }]}
        series={[{ label: 'Seedlings', data: [1240, 1815, 960] }]}
        slotProps={{ legend: { hidden: true } }}
      />
    </figure>
  );
}
