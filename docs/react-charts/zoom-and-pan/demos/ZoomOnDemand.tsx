import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

export default function ZoomOnDemand() {
  const [enabled, setEnabled] = React.useState(false);
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 0, end: 100 }]);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="Zoom with the wheel"
        sx={{ mx: 0 }}
        control={
          <Switch checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
        }
      />
      <LineChartPro
        title="Flow of a river, zoom on demand"
        height={260}
        margin={{ top: 20 }}
        dataset={riverFlow}
        xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'time', zoom: enabled }]}
        series={[{ dataKey: 'flow', showMark: false }]}
        zoom={zoom}
        onZoomChange={setZoom}
        sx={{ touchAction: enabled ? 'none' : 'pan-y' }}
      />
    </Stack>
  );
}
