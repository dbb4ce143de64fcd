import { LineChartPro } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

export default function ZoomWithCtrl() {
  return (
    <LineChartPro
      title="Flow of a river: hold Ctrl or Cmd to zoom with the wheel"
      height={260}
      dataset={riverFlow}
      xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'time', zoom: true }]}
      series={[{ dataKey: 'flow', showMark: false }]}
      zoomInteractionConfig={{
        zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
        // Without 'wheel', so that the page scrolls.
        pan: ['drag'],
      }}
    />
  );
}
