import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { strawberrySkyPalette } from '@mui/x-charts/colorPalettes';
import type {} from '@mui/x-charts/themeAugmentation';

const withQuietCharts = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiBarChart: { defaultProps: { colors: strawberrySkyPalette, borderRadius: 10, height: 280 } },
    MuiChartsAxis: {
      styleOverrides: {
        root: { [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { display: 'none' } },
      },
    },
  },
});

export default function ThemedBars() {
  return (
    <ThemeProvider theme={withQuietCharts}>
      <BarChart
        title="Letters and parcels per day"
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { id: 'letters', label: 'Letters', data: [310, 284, 301, 266, 342] },
          { id: 'parcels', label: 'Parcels', data: [122, 147, 131, 158, 190] },
        ]}
      />
    </ThemeProvider>
  );
}
