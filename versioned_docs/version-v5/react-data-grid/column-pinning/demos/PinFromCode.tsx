import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridPinnedPosition, useGridApiRef } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

export default function PinFromCode() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current.pinColumn('Jul', GridPinnedPosition.right)}>
          Pin July
        </Button>
        <Button onClick={() => apiRef.current.unpinColumn('Jul')}>Unpin July</Button>
        <Button onClick={() => apiRef.current.setPinnedColumns({})}>Unpin all</Button>
      </Stack>
      <div style={{ height: 202 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={gauges}
          columns={gaugeColumns}
          initialState={{ pinnedColumns: { left: ['id'] } }}
          density="compact"
          hideFooter
          aria-label="River gauges, pinned from outside the grid"
        />
      </div>
    </div>
  );
}
