import { Scatter, ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';

/** Draws the points as usual, above a line that runs through them in the order of the data. */
function ConnectedScatter(props: ScatterProps) {
  const { series, xScale, yScale, color } = props;
  const corners = series.data.map(({ x, y }) => `${xScale(x)},${yScale(y)}`);
  return (
    <g>
      <polyline points={corners.join(' ')} fill="none" stroke={color} strokeWidth={2} />
      <Scatter {...props} />
    </g>
  );
}

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];
const data = [
  { x: 4.1, y: 2.0 },
  { x: 3.6, y: 2.4 },
  { x: 6.8, y: 0.9 },
  { x: 6.1, y: 2.7 },
  { x: 4.4, y: 6.9 },
  { x: 4.0, y: 5.1 },
  { x: 4.3, y: 2.8 },
].map((point, index) => ({ ...point, id: years[index]! }));

export default function ConnectPoints() {
  return (
    <ScatterChart
      title="Unemployment and inflation from 2018 to 2024"
      height={300}
      xAxis={[{ label: 'Unemployment (%)', min: 3, max: 8 }]}
      yAxis={[{ label: 'Inflation (%)', min: 0, max: 8 }]}
      slots={{ scatter: ConnectedScatter }}
      series={[
        { data, valueFormatter: (point) => point && `${point.id}: ${point.x}% and ${point.y}%` },
      ]}
    />
  );
}
