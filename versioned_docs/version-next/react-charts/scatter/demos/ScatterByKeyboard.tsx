import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

const data = lakes
  .map(({ name, depth, clarity }) => ({ id: name, x: depth, y: clarity }))
  .sort((a, b) => a.x - b.x);

export default function ScatterByKeyboard() {
  return (
    <ScatterChart
      title="Depth and clarity of eight lakes: focus the chart and press the arrow keys"
      height={260}
      enableKeyboardNavigation
      xAxis={[{ label: 'Depth (m)', min: 0 }]}
      yAxis={[{ label: 'Visibility (m)', min: 0 }]}
      series={[
        { data, valueFormatter: (point) => point && `${point.id}: ${point.x} m, ${point.y} m` },
      ]}
    />
  );
}
