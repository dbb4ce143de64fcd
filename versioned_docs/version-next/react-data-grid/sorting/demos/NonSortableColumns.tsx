import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { hikingHuts, type HikingHut } from './hikingHuts';

const columns: GridColDef<HikingHut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', sortable: false, width: 130 },
  { field: 'note', headerName: 'Note', sortable: false, flex: 2, minWidth: 200 },
];

export default function NonSortableColumns() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => apiRef.current?.sortColumn('altitude', 'desc')}>
          Highest first
        </Button>
        <Button onClick={() => apiRef.current?.sortColumn('altitude', null)}>Unsort</Button>
      </Stack>
      <div style={{ height: 222 }}>
        <DataGrid
          apiRef={apiRef}
          rows={hikingHuts}
          columns={columns}
          density="compact"
          hideFooter
          slotProps={{
            main: { 'aria-label': 'Huts, by name from the header, by altitude from the buttons' },
          }}
        />
      </div>
    </Stack>
  );
}
