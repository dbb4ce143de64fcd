import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { RadarPlot } from './radarPlot';

const criteria = ['Wind', 'Rain', 'Weight', 'Room', 'Setup', 'Price'];
const tents = [
  { label: 'Dome', color: '#02838f', data: [9, 8, 4, 6, 5, 3] },
  { label: 'Tunnel', color: '#b4482f', data: [6, 7, 8, 9, 7, 6] },
];

export default function TentProfiles() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Test scores of two tents, from 0 to 10"
        height={360}
        margin={{ top: 80, right: 40, bottom: 40, left: 40 }}
        xAxis={[{ scaleType: 'point', data: criteria }]}
        series={tents.map((tent) => ({ type: 'line' as const, ...tent }))}
      >
        <RadarPlot criteria={criteria} profiles={tents} max={10} />
        <ChartsLegend />
      </ResponsiveChartContainer>
    </div>
  );
}
