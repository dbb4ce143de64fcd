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
    <PieChart
      title="Liters of paint sold"
      height={320}
      series={[{ data: paint, ...series }]}
      {...props}
    />
  );
}
