import { LineChart } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const years = [2005, 2010, 2015, 2020, 2025];
const languages = [
  { name: 'Spanish', color: '#c2571a', data: [210, 264, 322, 371, 428] },
  { name: 'French', color: '#1f8a9e', data: [305, 290, 268, 241, 219] },
  { name: 'Italian', color: '#8a6fae', data: [64, 71, 83, 96, 118] },
];

function NamesAtEnds() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return languages.map(({ name, color, data }) => (
    <text
      key={name}
      x={x(years.at(-1)!) + 8}
      y={y(data.at(-1)!)}
      fill={color}
      direction="ltr"
      dominantBaseline="central"
      fontSize={14}
      fontFamily="inherit"
    >
      {name}
    </text>
  ));
}

export default function LineNamesAtEnds() {
  return (
    <LineChart
      title="Course bookings at a language school by language"
      height={280}
      margin={{ right: 80 }}
      xAxis={[{ data: years, tickInterval: years, valueFormatter: String, domainLimit: 'strict' }]}
      yAxis={[{ min: 0, max: 500 }]}
      series={languages.map(({ name, color, data }) => ({
        label: name,
        color,
        data,
        showMark: false,
      }))}
      hideLegend
    >
      <NamesAtEnds />
    </LineChart>
  );
}
