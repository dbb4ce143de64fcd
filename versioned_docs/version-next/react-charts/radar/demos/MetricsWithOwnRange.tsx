import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Range', max: 600 },
  { name: 'Trunk', max: 800 },
  { name: 'Power', max: 240 },
  { name: 'Speed', min: 120, max: 220 },
];
const units = ['km', 'l', 'kW', 'km/h'];
const withUnit = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value} ${units[dataIndex]}`;

export default function MetricsWithOwnRange() {
  return (
    <RadarChart
      title="Range, trunk, power and top speed of two electric cars"
      height={340}
      radar={{
        metrics,
        labelFormatter: (name, { location }) => {
          const index = metrics.findIndex((metric) => metric.name === name);
          return location === 'tick' ? `${name} (${units[index]})` : name;
        },
      }}
      series={[
        { label: 'Van', data: [410, 760, 150, 160], valueFormatter: withUnit },
        { label: 'Coupé', data: [530, 340, 220, 210], valueFormatter: withUnit },
      ]}
      margin={{ left: 90, right: 90 }}
    />
  );
}
