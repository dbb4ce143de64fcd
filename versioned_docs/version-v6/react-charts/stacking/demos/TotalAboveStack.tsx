import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const regions = ['North', 'East', 'South', 'West'];
const series = [
  { label: 'New', stack: 'contracts', data: [24, 18, 41, 12] },
  { label: 'Renewed', stack: 'contracts', data: [57, 33, 62, 29] },
];
const totals = regions.map((_, index) =>
  series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0),
);

function Totals() {
  const x = getValueToPositionMapper(useXScale());
  const y = getValueToPositionMapper(useYScale());

  return (
    <g fill="currentColor" fontWeight={700} fontSize={13} textAnchor="middle" pointerEvents="none">
      {regions.map((region, index) => (
        <text key={region} x={x(region)} y={y(totals[index]) - 6}>
          {totals[index]}
        </text>
      ))}
    </g>
  );
}

export default function TotalAboveStack() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Contracts per region, with their total</figcaption>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: regions }]}
        yAxis={[{ min: 0, max: 1.15 * Math.max(...totals) }]}
        series={series}
        skipAnimation
      >
        <Totals />
      </BarChart>
    </figure>
  );
}
