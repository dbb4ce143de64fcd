import Stack from '@mui/material/Stack';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const chart = {
  margin: { top: 8, right: 8, bottom: 8, left: 8 },
  xAxis: [{ data: [0, 1, 2, 3, 4, 5, 6] }],
  series: [{ type: 'line' as const, data: [31, 28, 35, 33, 41, 38, 46] }],
};

export default function ContainerSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <figure style={{ margin: 0 }}>
        <figcaption>ChartContainer, 140 × 60 px</figcaption>
        <ChartContainer title="Sign-ups, small" width={140} height={60} {...chart}>
          <LinePlot />
        </ChartContainer>
      </figure>
      <figure style={{ margin: 0 }}>
        <figcaption>ResponsiveChartContainer, as wide as its parent</figcaption>
        <ResponsiveChartContainer title="Sign-ups, wide" height={120} {...chart}>
          <LinePlot />
        </ResponsiveChartContainer>
      </figure>
    </Stack>
  );
}
