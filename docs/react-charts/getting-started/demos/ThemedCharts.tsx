import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type {} from '@mui/x-charts/themeAugmentation';

const withChartDefaults = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiBarChart: { defaultProps: { borderRadius: 8, height: 280 } },
    MuiChartsGrid: {
      defaultProps: { horizontal: true },
      styleOverrides: { line: { strokeDasharray: '2 4' } },
    },
    MuiChartsSurface: { styleOverrides: { root: { touchAction: 'pan-y' } } },
  },
});

export default function ThemedCharts() {
  return (
    <ThemeProvider theme={withChartDefaults}>
      <BarChart
        title="Rooms booked per hotel"
        xAxis={[{ scaleType: 'band', data: ['Alpenhof', 'Seeblick', 'Altstadt'] }]}
        series={[{ label: 'Rooms booked', data: [148, 203, 176] }]}
      />
    </ThemeProvider>
  );
}
