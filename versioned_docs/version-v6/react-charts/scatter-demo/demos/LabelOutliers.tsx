import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { leastSquares } from './leastSquares';
import { wells } from './wells';

const { slope, intercept } = leastSquares(wells);
const outliers = wells.filter(({ x, y }) => Math.abs(y - (intercept + slope * x)) > 12);

function OutlierLabels() {
  const xScale = useXScale();
  const yScale = useYScale();
  return (
    <g fill="currentColor" fontSize={13} textAnchor="middle" style={{ pointerEvents: 'none' }}>
      {outliers.map(({ id, x, y }) => (
        <text key={id} x={xScale(x)} y={yScale(y)! - 12}>
          {id}
        </text>
      ))}
    </g>
  );
}

export default function LabelOutliers() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>
        Nitrate in wells by share of farmland. North 3 and Mill do not follow the others.
      </figcaption>
      <ScatterChart
        height={320}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ label: 'Farmland (%)', min: 0, max: 100 }]}
        yAxis={[{ label: 'Nitrate (mg/L)', min: 0, max: 70 }]}
        series={[
          {
            data: wells,
            markerSize: 5,
            valueFormatter: ({ id, x, y }) => `${id}: ${x}%, ${y} mg/L`,
          },
        ]}
      >
        <OutlierLabels />
      </ScatterChart>
    </figure>
  );
}
