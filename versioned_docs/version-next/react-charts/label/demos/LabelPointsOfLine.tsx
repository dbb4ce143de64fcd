import { LineChart } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const years = ['2020', '2021', '2022', '2023', '2024'];
const rents = [9.4, 9.9, 11.2, 10.8, 12.1];

function ValuesAtPoints() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return rents.map((rent, index) => (
    <text
      key={years[index]}
      x={x(years[index]!)}
      y={y(rent) - 12}
      textAnchor="middle"
      fill="currentColor"
      fontSize={12}
    >
      {rent.toFixed(2)}
    </text>
  ));
}

export default function LabelPointsOfLine() {
  return (
    <LineChart
      title="Rent per square meter, in euros"
      height={280}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ min: 8, max: 14, position: 'none' }]}
      series={[{ data: rents }]}
    >
      <ValuesAtPoints />
    </LineChart>
  );
}
