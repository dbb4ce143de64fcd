import Box from '@mui/material/Box';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2020, 2021, 2022, 2023, 2024];
const series = [
  { label: 'Rail', data: [31, 34, 40, 46, 51], showMark: false },
  { label: 'Bus', data: [28, 27, 29, 30, 29], showMark: false },
  { label: 'Car', data: [58, 55, 47, 42, 37], showMark: false },
];

function LineNames() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  return series.map(({ label, data }) => (
    <Box
      component="text"
      key={label}
      x={(xScale(2024) ?? 0) + 8}
      y={yScale(data.at(-1) ?? 0)}
      dominantBaseline="central"
      direction="ltr"
      sx={{ fill: 'currentColor', fontSize: 14 }}
    >
      {label}
    </Box>
  ));
}

export default function NamesAtLineEnds() {
  return (
    <Box sx={{ color: 'text.primary', width: '100%' }}>
      <LineChart
        title="How employees come to work, in percent"
        height={280}
        margin={{ right: 60 }}
        hideLegend
        xAxis={[{ scaleType: 'point', data: years, valueFormatter: String }]}
        yAxis={[{ min: 0, max: 80 }]}
        series={series}
      >
        <LineNames />
      </LineChart>
    </Box>
  );
}
