import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';

export default function HighlightInComposition() {
  return (
    <ChartsContainer
      title="Loans and returns of a tool library"
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
      series={[
        { id: 'loans', type: 'bar', data: [120, 165, 98], highlightScope: { highlight: 'item' } },
        { id: 'returns', type: 'line', data: [104, 171, 93] },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <LineHighlightPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
