import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

/** From blue at 400 m to red at 950 m. */
const color = (altitude: number) => `hsl(${210 + ((altitude - 400) / 550) * 140}, 60%, 50%)`;

const series = lakes.map(({ name, depth, clarity, altitude }) => ({
  color: color(altitude),
  markerSize: 7,
  data: [{ id: name, x: depth, y: clarity }],
  valueFormatter: () => `${name}: ${depth} m deep, ${clarity} m visibility, at ${altitude} m`,
}));

export default function ColorByThirdValue() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>
        Lakes from <span style={{ color: color(400) }}>●</span> 400 m to{' '}
        <span style={{ color: color(950) }}>●</span> 950 m altitude
      </figcaption>
      <ScatterChart
        height={300}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ label: 'Depth (m)', min: 0 }]}
        yAxis={[{ label: 'Visibility (m)', min: 0 }]}
        series={series}
      />
    </figure>
  );
}
