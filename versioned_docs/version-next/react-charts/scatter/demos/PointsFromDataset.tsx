import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

export default function PointsFromDataset() {
  return (
    <ScatterChart
      title="Depth and clarity of eight lakes"
      height={300}
      dataset={lakes}
      xAxis={[{ label: 'Depth (m)', min: 0 }]}
      yAxis={[{ label: 'Visibility (m)', min: 0 }]}
      series={[{ datasetKeys: { id: 'name', x: 'depth', y: 'clarity' } }]}
    />
  );
}
