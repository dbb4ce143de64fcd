import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

const whole = [{ axisId: 'day', start: 0, end: 100 }];

export default function ZoomFromButtons() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 20, end: 40 }]);
  const { start, end } = zoom[0]!;
  const show = (newStart: number, newEnd: number) => {
    const span = Math.min(100, Math.max(10, newEnd - newStart));
    const from = Math.min(100 - span, Math.max(0, (newStart + newEnd - span) / 2));
    setZoom([{ axisId: 'day', start: from, end: from + span }]);
  };
  const quarter = (end - start) / 4;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }} role="group" aria-label="Part of the year">
        <Button onClick={() => show(start - quarter, end - quarter)}>Earlier</Button>
        <Button onClick={() => show(start + quarter, end + quarter)}>Later</Button>
        <Button onClick={() => show(start + quarter, end - quarter)}>Zoom in</Button>
        <Button onClick={() => show(start - quarter, end + quarter)}>Zoom out</Button>
        <Button onClick={() => setZoom(whole)}>Reset</Button>
      </Stack>
      <LineChartPro
        title="Flow of a river, first flood"
        height={260}
        dataset={riverFlow}
        xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'time', zoom: true }]}
        series={[{ dataKey: 'flow', showMark: false }]}
        zoomData={zoom}
        onZoomChange={setZoom}
      />
    </Stack>
  );
}
