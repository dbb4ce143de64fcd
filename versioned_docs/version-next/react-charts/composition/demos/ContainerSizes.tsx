import Stack from '@mui/material/Stack';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LinePlot } from '@mui/x-charts/LineChart';

const chart = {
  margin: 8,
  xAxis: [{ data: [0, 1, 2, 3, 4, 5, 6], position: 'none' as const }],
  yAxis: [{ position: 'none' as const }],
  series: [{ type: 'line' as const, data: [31, 28, 35, 33, 41, 38, 46] }],
};

export default function ContainerSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <figure style={{ margin: 0 }}>
        <figcaption>width and height: 140 × 60 px</figcaption>
        <ChartsContainer title="Sign-ups, small" width={140} height={60} {...chart}>
          <LinePlot />
        </ChartsContainer>
      </figure>
      <figure style={{ margin: 0 }}>
        <figcaption>height only: as wide as the parent</figcaption>
        <ChartsContainer title="Sign-ups, wide" height={120} {...chart}>
          <LinePlot />
        </ChartsContainer>
      </figure>
    </Stack>
  );
}
