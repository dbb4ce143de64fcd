import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridInitialState, useGridApiRef } from '@mui/x-data-grid-pro';
import { wineColumns, wines } from './wines';

// Hidden columns are saved only if there is a model of them.
const initialState = { columns: { columnVisibilityModel: {} } };

export default function SavedView() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setSaved(apiRef.current.exportState())}>Save this view</Button>
        <Button disabled={!saved} onClick={() => apiRef.current.restoreState(saved!)}>
          Bring it back
        </Button>
      </Stack>
      <div style={{ height: 222 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={wines}
          columns={wineColumns}
          initialState={initialState}
          density="compact"
          hideFooter
          aria-label="Wines, in a view to save"
        />
      </div>
    </div>
  );
}
