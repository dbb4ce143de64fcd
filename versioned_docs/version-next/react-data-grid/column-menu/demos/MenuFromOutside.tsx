import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

export default function MenuFromOutside() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.showColumnMenu('kind')}>Menu of the kind</Button>
      <div style={{ height: 186 }}>
        <DataGrid
          apiRef={apiRef}
          rows={boats}
          columns={boatColumns}
          density="compact"
          hideFooter
          label="Boats, with a menu opened from outside"
        />
      </div>
    </div>
  );
}
