import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useBarSeries } from '@mui/x-charts/hooks';

function Totals() {
  return (
    <Stack component="ul" direction="row" spacing={3} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {useBarSeries().map(({ id, label, color, data }) => (
        <Typography key={id} component="li" sx={{ borderBottom: `3px solid ${color}` }}>
          {label as string}: {data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}
        </Typography>
      ))}
    </Stack>
  );
}

export default function TotalsBesideBars() {
  return (
    <ChartsDataProvider
      height={240}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { type: 'bar', label: 'Sown', data: [12, 18, 9, 14, 16] },
        { type: 'bar', label: 'Planted', data: [7, 5, 11, 13, 8] },
      ]}
    >
      <Totals />
      <ChartsSurface title="Beds sown and planted per day in a market garden">
        <BarPlot />
        <ChartsAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
