import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
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

export default function FieldsByCrop() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Fields of a farm by crop, in hectares: cereals brown, fodder green, roots purple"
        height={300}
        margin={{ top: 2, right: 2, bottom: 2, left: 2 }}
        series={[]}
      >
        <TreemapPlot items={crops} unit="ha" />
      </ResponsiveChartContainer>
    </div>
  );
}
