import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [6, 3, -2, -5, 1, 4, 8, -3, 2];

export default function ColorBySign() {
  const { palette } = useTheme();
  const yAxis = {
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [0],
      colors: [palette.error.main, palette.success.main],
    },
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <SparkLineChart
        title="Daily cash balance: losses are red, gains are green"
        height={80}
        plotType="bar"
        data={balance}
        yAxis={yAxis}
      />
      <SparkLineChart
        title="Daily cash balance as a line: red below zero, green above"
        height={80}
        data={balance}
        yAxis={yAxis}
      />
    </Stack>
  );
}
