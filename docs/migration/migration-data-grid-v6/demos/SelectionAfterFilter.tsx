import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 110 },
];

const rows = [
  { id: 41, ticket: 'Printer offline', team: 'Hardware' },
  { id: 42, ticket: 'Password reset', team: 'Accounts' },
  { id: 43, ticket: 'Second screen', team: 'Hardware' },
  { id: 44, ticket: 'Shared mailbox', team: 'Accounts' },
];

const everything: GridFilterModel = { items: [] };
const hardware: GridFilterModel = {
  items: [{ field: 'team', operator: 'equals', value: 'Hardware' }],
};

export default function SelectionAfterFilter() {
  const [hardwareOnly, setHardwareOnly] = React.useState(false);
  const [keep, setKeep] = React.useState(false);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([41, 42]);

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={hardwareOnly} onChange={(_, on) => setHardwareOnly(on)} />}
          label="Only hardware tickets"
        />
        <FormControlLabel
          control={<Switch checked={keep} onChange={(_, on) => setKeep(on)} />}
          label="Keep hidden rows selected"
        />
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Support tickets' } }}
          rows={rows}
          columns={columns}
          checkboxSelection
          filterModel={hardwareOnly ? hardware : everything}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          keepNonExistentRowsSelected={keep}
        />
      </div>
    </Stack>
  );
}
