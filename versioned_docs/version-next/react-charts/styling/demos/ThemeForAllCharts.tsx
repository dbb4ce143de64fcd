import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

const shared = { colors: ['#b45309', '#0f766e'], grid: { horizontal: true } };

const withCharts = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiBarChart: { defaultProps: shared },
    MuiLineChart: { defaultProps: shared },
    MuiChartsXAxis: { defaultProps: { disableTicks: true } },
    MuiChartsYAxis: { defaultProps: { disableTicks: true, disableLine: true } },
    MuiLinePlot: {
      styleOverrides: { root: { [`& .${lineClasses.line}`]: { strokeWidth: 4 } } },
    },
  },
});

const months = [{ scaleType: 'band' as const, data: ['Jan', 'Feb', 'Mar', 'Apr'] }];

export default function ThemeForAllCharts() {
  return (
    <ThemeProvider theme={withCharts}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <BarChart
          title="Jars of honey sold"
          height={200}
          xAxis={months}
          series={[{ data: [84, 61, 72, 95] }]}
        />
        <LineChart
          title="Jars of honey in stock"
          height={200}
          xAxis={months}
          series={[{ data: [410, 349, 277, 182] }]}
        />
      </Stack>
    </ThemeProvider>
  );
}
