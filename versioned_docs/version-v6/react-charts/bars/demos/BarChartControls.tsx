import { BarChart } from '@mui/x-charts/BarChart';

/** Hours of sunshine, by season. */
const sunshine = [
  { label: 'Bergen', data: [310, 480, 330, 120] },
  { label: 'Lisbon', data: [690, 980, 720, 460] },
];

export default function BarChartControls({ props, series }: { props?: object; series?: object }) {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Hours of sunshine by season</figcaption>
      <BarChart height={320} series={sunshine.map((city) => ({ ...city, ...series }))} {...props} />
    </figure>
  );
}
