import { PieChart } from '@mui/x-charts/PieChart';

/** Liters of paint sold. */
const paint = [
  { label: 'White', value: 42 },
  { label: 'Green', value: 18 },
  { label: 'Blue', value: 25 },
  { label: 'Red', value: 15 },
];

export default function PieChartControls({ props, series }: { props?: object; series?: object }) {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Liters of paint sold</figcaption>
      <PieChart
        height={320}
        margin={{ right: 120 }}
        series={[{ data: paint, ...series }]}
        {...props}
      />
    </figure>
  );
}
