import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { riverFlow } from './riverFlow';

const modes = ['keep', 'discard'] as const;

export default function FilterModes() {
  const [filterMode, setFilterMode] = React.useState<(typeof modes)[number]>('keep');
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 0, end: 20 }]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter mode"
        value={filterMode}
        onChange={(event, value) => value && setFilterMode(value)}
      >
        {modes.map((mode) => (
          <ToggleButton key={mode} value={mode}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChartPro
        title="Flow of a river in January"
        height={280}
        dataset={riverFlow}
        xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'time', zoom: { filterMode } }]}
        series={[{ dataKey: 'flow', showMark: false }]}
        zoomData={zoom}
        onZoomChange={setZoom}
      />
    </Stack>
  );
}
