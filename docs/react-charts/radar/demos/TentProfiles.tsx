import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { RadarPlot } from './radarPlot';

const criteria = ['Wind', 'Rain', 'Weight', 'Room', 'Setup', 'Price'];

export default function TentProfiles() {
  return (
    <ResponsiveChartContainer
      title="Test scores of two tents, from 0 to 10"
      height={360}
      margin={{ top: 80, right: 40, bottom: 40, left: 40 }}
      xAxis={[{ scaleType: 'point', data: criteria }]}
      series={[
        { type: 'line', label: 'Dome', data: [9, 8, 4, 6, 5, 3] },
        { type: 'line', label: 'Tunnel', data: [6, 7, 8, 9, 7, 6] },
      ]}
    >
      <RadarPlot max={10} />
      <ChartsLegend direction="row" />
    </ResponsiveChartContainer>
  );
}
