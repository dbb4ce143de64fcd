import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2020, 2021, 2022, 2023, 2024];
const lines = [
  { label: 'Bus', color: '#1976d2', data: [22, 20, 24, 27, 29] },
  { label: 'Bicycle', color: '#2e9e6b', data: [12, 15, 16, 18, 19] },
  { label: 'Car', color: '#c2571a', data: [56, 55, 51, 47, 44] },
];

function EndLabels() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  const x = toX(years[years.length - 1]) + 8;

  return (
    <g pointerEvents="none">
      {lines.map(({ label, color, data }) => (
        <g key={label} transform={`translate(${x} ${toY(data[data.length - 1])})`}>
          <rect y={-5} width={10} height={10} fill={color} />
          <text x={15} dominantBaseline="central" fill="currentColor">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

export default function LabelLineEnds() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Journeys to work by bus, bicycle, car</figcaption>
      <LineChart
        height={300}
        margin={{ top: 20, right: 100 }}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: years, tickMinStep: 1, valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ min: 0, max: 60, valueFormatter: (percent: number) => `${percent}%` }]}
        series={lines}
      >
        <EndLabels />
      </LineChart>
    </figure>
  );
}
