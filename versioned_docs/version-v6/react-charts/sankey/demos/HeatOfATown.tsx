import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { FlowPlot } from './flowPlot';
import type { Flow } from './layOutFlows';

const flows: Flow[] = [
  { from: 'Wood', to: 'Plant', value: 62 },
  { from: 'Waste', to: 'Plant', value: 38 },
  { from: 'River', to: 'Pumps', value: 30 },
  { from: 'Plant', to: 'Homes', value: 58 },
  { from: 'Plant', to: 'Schools', value: 24 },
  { from: 'Plant', to: 'Losses', value: 18 },
  { from: 'Pumps', to: 'Homes', value: 22 },
  { from: 'Pumps', to: 'Schools', value: 8 },
];

export default function HeatOfATown() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Where the heat of a town comes from and where it goes, in gigawatt hours"
        height={320}
        margin={{ top: 10, right: 4, bottom: 10, left: 4 }}
        series={[]}
      >
        <FlowPlot flows={flows} unit="GWh" />
      </ResponsiveChartContainer>
    </div>
  );
}
