import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const area = { area: true, stack: 'rain', curve: 'linear' } as const;

export default function StackWithMissingValues() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Rain collected in two tanks (liters)</figcaption>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          { ...area, label: 'Tank 1', data: [310, 280, 340, 300, 260, 190] },
          { ...area, label: 'Tank 2', data: [220, 205, null, null, 180, 150] },
        ]}
      />
    </figure>
  );
}
