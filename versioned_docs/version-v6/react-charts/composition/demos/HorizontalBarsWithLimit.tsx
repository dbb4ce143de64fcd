import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const stops = ['Castle', 'Market', 'Station', 'Airport'];

export default function HorizontalBarsWithLimit() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Minutes between two trams, with the limit of 10 minutes"
        height={280}
        margin={{ left: 70 }}
        yAxis={[{ scaleType: 'band', data: stops }]}
        series={[{ type: 'bar', layout: 'horizontal', data: [6, 8, 7, 14] }]}
      >
        <BarPlot />
        <ChartsReferenceLine x={10} label="Limit" labelAlign="start" />
        <ChartsAxis />
      </ResponsiveChartContainer>
    </div>
  );
}
