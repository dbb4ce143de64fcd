import { LineChartPro } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

export default function ZoomByBrush() {
  return (
    <LineChartPro
      title="Flow of a river: draw a range to zoom, double-click to reset"
      height={260}
      dataset={riverFlow}
      xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'time', zoom: { minSpan: 5 } }]}
      series={[{ dataKey: 'flow', showMark: false }]}
      zoomInteractionConfig={{
        zoom: ['brush', 'doubleTapReset'],
        pan: ['pressAndDrag'],
      }}
    />
  );
}
