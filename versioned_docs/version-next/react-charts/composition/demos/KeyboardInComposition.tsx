import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { FocusedLineMark, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function KeyboardInComposition() {
  return (
    <ChartsContainer
      enableKeyboardNavigation
      title="Patients per day, and appointments that were booked"
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { type: 'bar', label: 'Patients', data: [42, 37, 45, 40, 29] },
        { type: 'line', label: 'Booked', data: [38, 38, 41, 36, 31] },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <FocusedBar />
      <FocusedLineMark />
      <ChartsAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
