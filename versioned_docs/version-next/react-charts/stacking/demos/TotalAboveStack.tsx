import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const regions = ['North', 'East', 'South', 'West'];
const series = [
  { label: 'New', stack: 'contracts', data: [24, 18, 41, 12] },
  { label: 'Renewed', stack: 'contracts', data: [57, 33, 62, 29] },
];
const totals = regions.map((_, index) =>
  series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0),
);

function Totals() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return regions.map((region, index) => (
    <text
      key={region}
      x={x(region)! + x.bandwidth() / 2}
      y={y(totals[index]!) - 6}
      textAnchor="middle"
      fill="currentColor"
      fontWeight={700}
      fontSize={13}
    >
      {totals[index]}
    </text>
  ));
}

export default function TotalAboveStack() {
  return (
    <BarChart
      title="Contracts per region, with their total"
      height={300}
      xAxis={[{ scaleType: 'band', data: regions }]}
      yAxis={[{ domainLimit: (min, max) => ({ min, max: max * 1.15 }) }]}
      series={series}
      skipAnimation
    >
      <Totals />
    </BarChart>
  );
}
