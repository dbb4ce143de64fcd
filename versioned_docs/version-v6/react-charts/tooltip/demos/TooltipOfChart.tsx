import { BarChart } from '@mui/x-charts/BarChart';

export default function TooltipOfChart() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Bread and cakes sold per day</figcaption>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { label: 'Bread', data: [84, 79, 91, 88, 132] },
          { label: 'Cakes', data: [21, 18, 34, 29, 57] },
        ]}
      />
    </figure>
  );
}
