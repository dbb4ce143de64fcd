import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const stops = ['Castle', 'Market', 'Station', 'Airport'];

export default function HorizontalBarsWithLimit() {
  return (
    <ChartsContainer
      title="Minutes between two trams, with the limit of 10 minutes"
      height={280}
      yAxis={[{ scaleType: 'band', data: stops, width: 70 }]}
      series={[{ type: 'bar', layout: 'horizontal', data: [6, 8, 7, 14] }]}
    >
      <BarPlot />
      <ChartsReferenceLine
        x={10}
        label="Limit"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
      />
      <ChartsAxis />
    </ChartsContainer>
  );
}
