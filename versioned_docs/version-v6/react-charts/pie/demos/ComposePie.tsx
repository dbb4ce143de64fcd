import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PiePlot } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

function Disk() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <circle
      cx={left + width / 2}
      cy={top + height / 2}
      r={Math.min(width, height) / 2}
      fill="currentColor"
      opacity={0.08}
    />
  );
}

export default function ComposePie() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Watches on a ship, in hours"
        height={260}
        margin={{ top: 10, bottom: 50, left: 10, right: 10 }}
        series={[
          {
            type: 'pie',
            outerRadius: '80%',
            innerRadius: '40%',
            data: [
              { id: 'watch', value: 8, label: 'Watch' },
              { id: 'upkeep', value: 3, label: 'Upkeep' },
              { id: 'rest', value: 13, label: 'Rest' },
            ],
          },
        ]}
      >
        <Disk />
        <PiePlot />
        <ChartsLegend
          direction="row"
          position={{ vertical: 'bottom', horizontal: 'middle' }}
          slotProps={{ legend: { labelStyle: { fontSize: 14 } } }}
        />
        <ChartsTooltip trigger="item" />
      </ResponsiveChartContainer>
    </div>
  );
}
