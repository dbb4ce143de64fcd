import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = [
  { id: 1, x: 18, y: 6.1, z: 12 },
  { id: 2, x: 24, y: 8.4, z: 19 },
  { id: 3, x: 31, y: 9.2, z: 34 },
  { id: 4, x: 37, y: 12.8, z: 41 },
  { id: 5, x: 45, y: 13.1, z: 58 },
  { id: 6, x: 52, y: 16.9, z: 66 },
  { id: 7, x: 63, y: 17.2, z: 87 },
  { id: 8, x: 71, y: 20.5, z: 96 },
];

export default function PointsColoredByAge() {
  return (
    <ScatterChart
      title="Trees in the park: girth, height, and age as color"
      height={320}
      xAxis={[{ min: 0, max: 80, label: 'Girth (cm)' }]}
      yAxis={[{ min: 0, label: 'Height (m)' }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 0, max: 100, color: ['#e0a100', '#6a3fd1'] } },
      ]}
      series={[{ data: trees, markerSize: 7 }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'vertical',
          minLabel: '0 years',
          maxLabel: '100 years',
          sx: { height: 200, fontSize: 14, whiteSpace: 'nowrap' },
        },
      }}
    />
  );
}
