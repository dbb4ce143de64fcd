import { LineChartPro } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

export default function ZoomRiverFlow() {
  return (
    <LineChartPro
      title="Flow of a river in cubic meters per second"
      height={300}
      dataset={riverFlow}
      xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'time', zoom: true }]}
      series={[{ dataKey: 'flow', showMark: false }]}
    />
  );
}
