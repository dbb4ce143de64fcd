import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

const level = riverFlow.map(({ day, flow }) => ({ day, level: Math.round(12 * Math.sqrt(flow)) }));
const xAxis = [{ id: 'day', dataKey: 'day', scaleType: 'time' as const, zoom: true }];

export default function SynchronizedZoom() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 10, end: 60 }]);
  const shared = { height: 190, xAxis, zoomData: zoom, onZoomChange: setZoom };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChartPro
        {...shared}
        title="Flow in cubic meters per second"
        yAxis={[{ label: 'm³/s' }]}
        dataset={riverFlow}
        series={[{ dataKey: 'flow', showMark: false }]}
      />
      <LineChartPro
        {...shared}
        title="Water level in centimeters"
        yAxis={[{ label: 'cm' }]}
        dataset={level}
        series={[{ dataKey: 'level', showMark: false }]}
      />
    </Stack>
  );
}
