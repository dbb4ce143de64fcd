import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

const years = [2020, 2021, 2022, 2023, 2024];

function EndLabels() {
  const lines = useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();

  return lines.map(({ id, data, label, color }) => {
    const y = yScale(data[data.length - 1]!);
    return (
      <g key={id} transform={`translate(${xScale(years[years.length - 1]!) + 8} ${y})`}>
        <rect y={-5} width={10} height={10} fill={color} />
        <text x={15} dominantBaseline="central" direction="ltr" fill={palette.text.primary}>
          {label as string}
        </text>
      </g>
    );
  });
}

export default function LabelLineEnds() {
  return (
    <LineChart
      title="Journeys to work: share of bus, bicycle and car"
      height={300}
      margin={{ right: 100 }}
      hideLegend
      xAxis={[{ data: years, tickMinStep: 1, valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 0, max: 60, valueFormatter: (percent: number) => `${percent}%` }]}
      series={[
        { label: 'Bus', data: [22, 20, 24, 27, 29] },
        { label: 'Bicycle', data: [12, 15, 16, 18, 19] },
        { label: 'Car', data: [56, 55, 51, 47, 44] },
      ]}
    >
      <EndLabels />
    </LineChart>
  );
}
