import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const nights = [1240, 1610, 2080, 2460, 2390, 1520];

function Best() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();
  const index = nights.indexOf(Math.max(...nights));
  // A band starts at scale(value); its middle is half a bandwidth further.
  const x = xScale(months[index]!)! + xScale.bandwidth() / 2;
  const y = yScale(nights[index]!);

  return (
    <text x={x} y={y - 8} textAnchor="middle" fill={palette.text.primary}>
      ★ best
    </text>
  );
}

export default function MarkBestMonth() {
  return (
    <BarChart
      title="Nights booked at the campsite. July was the best month."
      height={280}
      margin={{ top: 30 }}
      xAxis={[{ scaleType: 'band', data: months }]}
      series={[{ data: nights }]}
    >
      <Best />
    </BarChart>
  );
}
