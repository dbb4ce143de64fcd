import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { landed, price, weeks } from './catches';

export default function ComposeWithLegend() {
  return (
    <ChartsDataProvider
      height={280}
      xAxis={[{ id: 'week', scaleType: 'band', data: weeks, label: 'Week' }]}
      yAxis={[
        { id: 'tonnes', label: 'Tonnes', width: 60 },
        { id: 'euros', label: 'Euros per tonne', position: 'right', width: 70, min: 0 },
      ]}
      series={[
        { type: 'bar', id: 'landed', label: 'Landed', data: landed, yAxisId: 'tonnes' },
        { type: 'line', id: 'price', label: 'Price', data: price, yAxisId: 'euros' },
      ]}
    >
      <Stack sx={{ width: '100%' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Typography id="catches-title">Herring</Typography>
          <ChartsLegend direction="horizontal" />
        </Stack>
        <ChartsSurface aria-labelledby="catches-title">
          <BarPlot borderRadius={3} />
          <LinePlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="week" />
          <ChartsYAxis axisId="tonnes" />
          <ChartsYAxis axisId="euros" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartsDataProvider>
  );
}
