import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

const data = lakes.map(({ name, depth, clarity }) => ({ id: name, x: depth, y: clarity }));

export default function PointsFromObjects() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Depth and clarity of eight lakes</figcaption>
      <ScatterChart
        height={300}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ label: 'Depth (m)', min: 0 }]}
        yAxis={[{ label: 'Visibility (m)', min: 0 }]}
        series={[{ data }]}
      />
    </figure>
  );
}
