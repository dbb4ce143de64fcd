import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { hikingHuts, type HikingHut } from './hikingHuts';

const columns: GridColDef<HikingHut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', sortable: false, width: 130 },
  { field: 'note', headerName: 'Note', sortable: false, flex: 2, minWidth: 200 },
];

export default function NonSortableColumns() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSortModel([{ field: 'altitude', sort: 'desc' }])}>
          Highest first
        </Button>
        <Button onClick={() => setSortModel([])}>Unsort</Button>
      </Stack>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={hikingHuts}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          density="compact"
          hideFooter
          aria-label="Huts, by name from the header, by altitude from the buttons"
        />
      </div>
    </Stack>
  );
}
