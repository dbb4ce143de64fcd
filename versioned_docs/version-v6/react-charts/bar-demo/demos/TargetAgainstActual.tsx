import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const depots = [
  { depot: 'Lund', sorted: 412, target: 380 },
  { depot: 'Malmö', sorted: 655, target: 700 },
  { depot: 'Växjö', sorted: 298, target: 300 },
  { depot: 'Kalmar', sorted: 347, target: 260 },
];

function TargetLines() {
  const xScale = useXScale();
  const x = getValueToPositionMapper(xScale);
  const y = getValueToPositionMapper(useYScale());
  const half = 'bandwidth' in xScale ? xScale.bandwidth() / 2 : 0;

  return (
    <g stroke="currentColor" strokeWidth={3}>
      {depots.map(({ depot, target }) => (
        <line key={depot} x1={x(depot) - half} x2={x(depot) + half} y1={y(target)} y2={y(target)} />
      ))}
    </g>
  );
}

export default function TargetAgainstActual() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Parcels per hour, and targets (lines)</figcaption>
      <BarChart
        height={300}
        margin={{ top: 20, left: 65 }}
        skipAnimation
        dataset={depots}
        xAxis={[{ scaleType: 'band', dataKey: 'depot' }]}
        yAxis={[{ min: 0, max: 800 }]}
        series={[{ dataKey: 'sorted', color: '#4a90c2' }]}
      >
        <TargetLines />
      </BarChart>
    </figure>
  );
}
