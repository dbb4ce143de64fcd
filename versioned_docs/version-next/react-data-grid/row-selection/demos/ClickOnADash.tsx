import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const rows = volunteers.slice(0, 5);

export default function ClickOnADash() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setModel({ type: 'include', ids: new Set() })}>Select none</Button>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={volunteerColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers, one of them selected' } }}
        />
      </div>
    </div>
  );
}
