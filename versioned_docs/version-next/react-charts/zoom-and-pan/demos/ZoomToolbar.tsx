import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChartPro, useChartProApiRef } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

const flood = [{ axisId: 'day', start: 20, end: 40 }];
const whole = [{ axisId: 'day', start: 0, end: 100 }];

export default function ZoomToolbar() {
  const apiRef = useChartProApiRef<'line'>();

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" role="group" aria-label="Part of the year">
        <Button onClick={() => apiRef.current?.setZoomData(flood)}>First flood</Button>
        <Button onClick={() => apiRef.current?.setZoomData(whole)}>Reset</Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        showToolbar
        title="Flow of a river, with a toolbar"
        height={260}
        dataset={riverFlow}
        xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'time', zoom: true }]}
        series={[{ dataKey: 'flow', showMark: false }]}
        initialZoom={flood}
        // Zoom only: without these, the toolbar also exports.
        slotProps={{
          toolbar: { printOptions: { disableToolbarButton: true }, imageExportOptions: [] },
        }}
      />
    </Stack>
  );
}
