import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { cells, days, hours } from './busyHours';
import { CellPlot } from './cellPlot';

// From 0, 20, 40, 60 and 80 visitors on.
const colors = [
  { fill: '#e3f2f7', text: '#1b1f24' },
  { fill: '#b0d9e6', text: '#1b1f24' },
  { fill: '#6fb6cc', text: '#1b1f24' },
  { fill: '#1f7391', text: '#ffffff' },
  { fill: '#0b4a63', text: '#ffffff' },
];
const colorOf = (visitors: number) => colors[Math.min(Math.floor(visitors / 20), 4)]!;

// In variables: TypeScript rejects `categoryGapRatio` in an object written inside of the prop.
const xAxis = { scaleType: 'band' as const, data: hours, categoryGapRatio: 0 };
const yAxis = { scaleType: 'band' as const, data: days, categoryGapRatio: 0 };

export default function PoolVisitors() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Visitors of a swimming pool by day and hour"
        height={280}
        margin={{ top: 10, right: 10, bottom: 30, left: 45 }}
        xAxis={[xAxis]}
        yAxis={[yAxis]}
        series={[]}
      >
        <CellPlot cells={cells} unit="visitors" colorOf={colorOf} />
        <ChartsXAxis position="bottom" disableLine disableTicks />
        <ChartsYAxis position="left" disableLine disableTicks />
      </ResponsiveChartContainer>
    </div>
  );
}
