import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const depots = [
  { depot: 'Lund', sorted: 412, target: 380 },
  { depot: 'Malmö', sorted: 655, target: 700 },
  { depot: 'Växjö', sorted: 298, target: 300 },
  { depot: 'Kalmar', sorted: 347, target: 260 },
];

function TargetLines() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return (
    <g stroke="currentColor" strokeWidth={3}>
      {depots.map(({ depot, target }) => (
        <line
          key={depot}
          x1={xScale(depot)}
          x2={xScale(depot)! + xScale.bandwidth()}
          y1={yScale(target)}
          y2={yScale(target)}
        />
      ))}
    </g>
  );
}

export default function TargetAgainstActual() {
  return (
    <div style={{ width: '100%' }}>
      <BarChart
        title="Parcels sorted per hour in four depots. The line across each bar is the target."
        height={300}
        skipAnimation
        dataset={depots}
        xAxis={[{ scaleType: 'band', dataKey: 'depot' }]}
        yAxis={[{ min: 0, max: 800, width: 50 }]}
        series={[
          {
            dataKey: 'sorted',
            color: '#4a90c2',
            valueFormatter: (value, { dataIndex }) =>
              `${value}, target ${depots[dataIndex]!.target}`,
          },
        ]}
      >
        <TargetLines />
      </BarChart>
      <Typography variant="body2" align="center">
        Parcels sorted per hour; the line is the target
      </Typography>
    </div>
  );
}
