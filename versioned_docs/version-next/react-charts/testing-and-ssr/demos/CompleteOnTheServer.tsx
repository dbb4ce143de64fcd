import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = [
  { id: 1, x: 12, y: 4.1 },
  { id: 2, x: 18, y: 6.3 },
  { id: 3, x: 25, y: 7.2 },
  { id: 4, x: 31, y: 9.8 },
  { id: 5, x: 44, y: 11.5 },
  { id: 6, x: 52, y: 14.9 },
];

export default function CompleteOnTheServer() {
  return (
    <ScatterChart
      title="Height of six trees in meters, by age in years"
      width={270}
      height={220}
      yAxis={[{ min: 0 }]}
      series={[{ data: trees, markerSize: 6 }]}
    />
  );
}
