import type * as React from 'react';
import { DataGrid, type GridCellParams, type MuiEvent } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

/** A click elsewhere has no key. */
function keepOpen(_: GridCellParams, event: MuiEvent<React.SyntheticEvent | Event>) {
  if (!('key' in event)) {
    event.defaultMuiPrevented = true;
  }
}

export default function KeepOnFocusLost() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        onCellFocusOut={keepOpen}
        density="compact"
        hideFooter
        aria-label="Menu whose cells stay open"
      />
    </div>
  );
}
