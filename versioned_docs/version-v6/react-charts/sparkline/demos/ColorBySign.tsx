import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const balance = [6, 3, -2, -5, 1, 4, 8, -3, 2];
const gains = balance.map((value) => Math.max(value, 0));
const losses = balance.map((value) => Math.min(value, 0));
const days = balance.map((_, index) => index);

export default function ColorBySign() {
  const { palette } = useTheme();

  return (
    <ResponsiveChartContainer
      title="Daily cash balance: losses are red, gains are green"
      height={80}
      margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[
        { type: 'bar', stack: 'balance', data: gains, color: palette.success.main },
        { type: 'bar', stack: 'balance', data: losses, color: palette.error.main },
      ]}
    >
      <BarPlot />
    </ResponsiveChartContainer>
  );
}
