import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { probeColumns, probeRows } from './probes';

function RenderedFooter() {
  const apiRef = useGridApiContext();
  const context = useGridSelector(apiRef, gridRenderContextSelector);

  return (
    <div style={{ padding: 8 }}>
      {`Rows ${context.firstRowIndex + 1} to ${context.lastRowIndex}, `}
      {`columns ${context.firstColumnIndex + 1} to ${context.lastColumnIndex}`}
    </div>
  );
}

export default function WiderBuffers() {
  const [buffer, setBuffer] = React.useState(150);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ maxWidth: 320, margin: '0 16px' }}>
        <Slider
          value={buffer}
          onChange={(_, value) => setBuffer(value as number)}
          min={0}
          max={900}
          step={150}
          valueLabelDisplay="auto"
          aria-label="Buffer in pixels"
        />
      </div>
      <div style={{ height: 290 }}>
        <DataGrid
          // Otherwise a new buffer is used one second after the next scroll.
          key={buffer}
          rows={probeRows}
          columns={probeColumns}
          rowBufferPx={buffer}
          columnBufferPx={buffer}
          slots={{ footer: RenderedFooter }}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Soil moisture, with wider buffers' } }}
        />
      </div>
    </div>
  );
}
