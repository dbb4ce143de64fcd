import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { leastSquares } from './leastSquares';
import { wells } from './wells';

const { slope, intercept } = leastSquares(wells);
const outliers = wells.filter(({ x, y }) => Math.abs(y - (intercept + slope * x)) > 12);

function OutlierLabels() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g fill="currentColor" fontSize={13} textAnchor="middle" style={{ pointerEvents: 'none' }}>
      {outliers.map(({ id, x, y }) => (
        <text key={id} x={xScale(x)} y={yScale(y) - 12}>
          {id}
        </text>
      ))}
    </g>
  );
}

export default function LabelOutliers() {
  return (
    <ScatterChart
      title="Nitrate in wells by share of farmland. North 3 and Mill do not follow the others."
      height={320}
      xAxis={[{ label: 'Farmland (%)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Nitrate (mg/L)', min: 0, max: 70 }]}
      series={[
        {
          data: wells,
          markerSize: 5,
          valueFormatter: (well) => well && `${well.id}: ${well.x}%, ${well.y} mg/L`,
        },
      ]}
    >
      <OutlierLabels />
    </ScatterChart>
  );
}
