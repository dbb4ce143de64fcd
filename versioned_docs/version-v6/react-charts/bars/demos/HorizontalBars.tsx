import { BarChart } from '@mui/x-charts/BarChart';

const airports = ['Frankfurt', 'Amsterdam', 'Copenhagen', 'Manchester', 'Palma'];

export default function HorizontalBars() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Departure delay at five airports</figcaption>
      <BarChart
        height={300}
        layout="horizontal"
        margin={{ left: 90, top: 20 }}
        yAxis={[{ scaleType: 'band', data: airports }]}
        xAxis={[{ label: 'Minutes' }]}
        series={[{ data: [19, 17, 9, 24, 28], valueFormatter: (delay) => `${delay} min` }]}
      />
    </figure>
  );
}
