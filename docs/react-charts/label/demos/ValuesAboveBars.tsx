import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const shops = ['Kiosk', 'Market', 'Online', 'Fair'];
const sales = [340, 512, 778, 96];

function ValuesAbove() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return sales.map((value, index) => (
    <text
      key={shops[index]}
      x={x(shops[index]!)! + x.bandwidth() / 2}
      y={y(value) - 6}
      textAnchor="middle"
      fill="currentColor"
      fontSize={13}
    >
      {value}
    </text>
  ));
}

export default function ValuesAboveBars() {
  return (
    <BarChart
      title="Jars of honey sold, by place of sale"
      height={280}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'band', data: shops }]}
      series={[{ data: sales }]}
      skipAnimation
    >
      <ValuesAbove />
    </BarChart>
  );
}
