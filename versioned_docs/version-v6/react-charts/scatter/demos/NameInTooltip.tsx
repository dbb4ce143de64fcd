import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

const data = lakes.map(({ name, altitude, clarity }) => ({ id: name, x: altitude, y: clarity }));

export default function NameInTooltip() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Altitude and clarity of eight lakes</figcaption>
      <ScatterChart
        height={300}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ label: 'Altitude (m)', min: 400, max: 1000 }]}
        yAxis={[{ label: 'Visibility (m)', min: 0 }]}
        series={[{ data, valueFormatter: ({ id, x, y }) => `${id}: ${y} m at ${x} m altitude` }]}
      />
    </figure>
  );
}
