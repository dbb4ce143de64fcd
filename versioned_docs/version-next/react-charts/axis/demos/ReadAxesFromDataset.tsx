import { LineChart } from '@mui/x-charts/LineChart';

const winter = [
  { week: 48, depth: 12 },
  { week: 49, depth: 31 },
  { week: 50, depth: 28 },
  { week: 51, depth: 54 },
  { week: 52, depth: 76 },
];

export default function ReadAxesFromDataset() {
  return (
    <LineChart
      title="Snow depth at a mountain station, per week"
      height={280}
      dataset={winter}
      xAxis={[{ dataKey: 'week', scaleType: 'point', label: 'Week of the year' }]}
      yAxis={[{ min: 0, label: 'Depth (cm)' }]}
      series={[{ dataKey: 'depth' }]}
    />
  );
}
