import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';

export default function ExportComposedChart() {
  return (
    <ChartsDataProviderPro
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[{ min: 0 }]}
      series={[
        { type: 'bar', label: 'Baked', data: [120, 135, 128, 160] },
        { type: 'line', label: 'Sold', data: [112, 131, 119, 158] },
      ]}
    >
      <ChartsWrapper>
        <ChartsToolbarPro imageExportOptions={[{ type: 'image/png', fileName: 'bakery' }]} />
        <ChartsLegend />
        <ChartsSurface title="Loaves baked and sold">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartsDataProviderPro>
  );
}
