import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const rows = volunteers.slice(0, 5);

export default function ClickOnADash() {
  const [selects, setSelects] = React.useState(true);
  const [model, setModel] = React.useState<GridRowSelectionModel>([2]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={selects} onChange={(_, on) => setSelects(on)} />}
        label="A dash selects the rest"
      />
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={volunteerColumns}
          checkboxSelection
          indeterminateCheckboxAction={selects ? 'select' : 'deselect'}
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
