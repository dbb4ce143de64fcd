import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

const initialZoom = [{ axisId: 'day', start: 15, end: 45 }];
const dayFormat = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });

export default function ZoomSlider() {
  const [preview, setPreview] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="Preview in the slider"
        sx={{ mx: 0 }}
        control={
          <Switch checked={preview} onChange={(event) => setPreview(event.target.checked)} />
        }
      />
      <LineChartPro
        title="Flow of a river, with a slider below"
        height={320}
        dataset={riverFlow}
        xAxis={[
          {
            id: 'day',
            dataKey: 'day',
            scaleType: 'time',
            valueFormatter: (day: Date) => dayFormat.format(day),
            zoom: { slider: { enabled: true, preview } },
          },
        ]}
        series={[{ dataKey: 'flow', showMark: false }]}
        initialZoom={initialZoom}
      />
    </Stack>
  );
}
