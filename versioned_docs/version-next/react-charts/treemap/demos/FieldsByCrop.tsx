import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { TreemapPlot } from './treemapPlot';

const crops = [
  { id: 'wheat', label: 'Wheat', value: 84, color: '#8a5a12' },
  { id: 'barley', label: 'Barley', value: 46, color: '#8a5a12' },
  { id: 'oats', label: 'Oats', value: 22, color: '#8a5a12' },
  { id: 'meadow', label: 'Meadow', value: 58, color: '#1f7a4d' },
  { id: 'clover', label: 'Clover', value: 27, color: '#1f7a4d' },
  { id: 'beets', label: 'Beets', value: 31, color: '#8a4fa3' },
  { id: 'turnips', label: 'Turnips', value: 14, color: '#8a4fa3' },
];

// Takes back the room for axes, which a treemap does not have.
const noAxis = [{ position: 'none' as const }];

export default function FieldsByCrop() {
  return (
    <ChartsContainer
      title="Fields of a farm by crop, in hectares: cereals brown, fodder green, roots purple"
      height={300}
      margin={2}
      xAxis={noAxis}
      yAxis={noAxis}
      series={[{ type: 'pie', data: crops, valueFormatter: ({ value }) => `${value} ha` }]}
    >
      <TreemapPlot />
    </ChartsContainer>
  );
}
