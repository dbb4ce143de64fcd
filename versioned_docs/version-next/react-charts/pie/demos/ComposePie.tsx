import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PiePlot } from '@mui/x-charts/PieChart';

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

// Takes back the room for axes, which a pie does not have.
const noAxis = [{ position: 'none' as const }];

export default function ComposePie() {
  return (
    <ChartsDataProvider
      height={220}
      margin={10}
      xAxis={noAxis}
      yAxis={noAxis}
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
      <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
        <ChartsSurface title="Watches on a ship, in hours">
          <Disk />
          <PiePlot />
        </ChartsSurface>
        <ChartsLegend />
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
