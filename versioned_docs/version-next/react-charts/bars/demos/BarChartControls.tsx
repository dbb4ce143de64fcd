import { BarChart } from '@mui/x-charts/BarChart';

/** Hours of sunshine, by season. */
const sunshine = [
  { label: 'Bergen', data: [310, 480, 330, 120] },
  { label: 'Lisbon', data: [690, 980, 720, 460] },
];

export default function BarChartControls({ props, series }: { props?: object; series?: object }) {
  return (
    <BarChart
      title="Hours of sunshine by season"
      height={320}
      series={sunshine.map((city) => ({ ...city, ...series }))}
      {...props}
    />
  );
}
