import { BarChart } from '@mui/x-charts/BarChart';

const airports = ['Frankfurt', 'Amsterdam', 'Copenhagen', 'Manchester', 'Palma'];

export default function HorizontalBars() {
  return (
    <BarChart
      title="Average departure delay at five airports"
      height={300}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: airports, width: 90 }]}
      xAxis={[{ label: 'Minutes' }]}
      series={[{ data: [19, 17, 9, 24, 28], valueFormatter: (value) => `${value} min` }]}
    />
  );
}
