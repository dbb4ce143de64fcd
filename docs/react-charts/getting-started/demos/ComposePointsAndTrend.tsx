import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { growthCurve, measuredTrees, type Tree } from './trees';

const tree = ({ x, y }: Pick<Tree, 'x' | 'y'>) => `${y} m after ${x} years`;

export default function ComposePointsAndTrend() {
  return (
    <ResponsiveChartContainer
      title="Height of larches by age, and the growth curve"
      height={320}
      xAxis={[{ id: 'age', data: growthCurve.years, min: 0, max: 60 }]}
      yAxis={[{ id: 'height', min: 0 }]}
      series={[
        { type: 'line', label: 'Growth curve', data: growthCurve.meters },
        { type: 'scatter', label: 'Measured', data: measuredTrees, valueFormatter: tree },
      ]}
    >
      <ChartsGrid horizontal />
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis axisId="age" position="bottom" label="Age (years)" />
      <ChartsYAxis axisId="height" position="left" label="Height (m)" />
      <ChartsLegend />
      <ChartsTooltip trigger="item" />
    </ResponsiveChartContainer>
  );
}
