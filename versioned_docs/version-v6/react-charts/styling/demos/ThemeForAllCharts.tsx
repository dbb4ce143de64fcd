import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

const withCharts = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiChartsXAxis: { defaultProps: { tickLabelStyle: { fontSize: 15, fontWeight: 600 } } },
    MuiChartsAxis: {
      styleOverrides: { root: { [`& .${axisClasses.tick}`]: { display: 'none' } } },
    },
    MuiChartsTooltip: { defaultProps: { trigger: 'item' } },
    MuiLineElement: { styleOverrides: { root: { strokeWidth: 5 } } },
  },
});

const months = [{ scaleType: 'band' as const, data: ['Jan', 'Feb', 'Mar', 'Apr'] }];

export default function ThemeForAllCharts() {
  return (
    <ThemeProvider theme={withCharts}>
      <Stack dir="ltr" spacing={2} sx={{ width: '100%' }}>
        <figure style={{ margin: 0 }}>
          <figcaption>Jars of honey sold</figcaption>
          <BarChart
            height={180}
            margin={{ top: 20, bottom: 30 }}
            xAxis={months}
            series={[{ data: [84, 61, 72, 95] }]}
          />
        </figure>
        <figure style={{ margin: 0 }}>
          <figcaption>Jars of honey in stock</figcaption>
          <LineChart
            height={180}
            margin={{ top: 20, bottom: 30 }}
            xAxis={months}
            series={[{ data: [410, 349, 277, 182] }]}
          />
        </figure>
      </Stack>
    </ThemeProvider>
  );
}
