import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const nights = [1240, 1610, 2080, 2460, 2390, 1520];

function Best() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  const index = nights.indexOf(Math.max(...nights));

  return (
    <text
      x={toX(months[index])}
      y={toY(nights[index]) - 8}
      textAnchor="middle"
      fill="currentColor"
      pointerEvents="none"
    >
      ★ best
    </text>
  );
}

export default function MarkBestMonth() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Nights booked at the campsite</figcaption>
      <BarChart
        height={280}
        margin={{ top: 30, left: 60 }}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[{ data: nights }]}
      >
        <Best />
      </BarChart>
    </figure>
  );
}
