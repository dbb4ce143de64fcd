import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'line', headerName: 'Line', width: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 140 },
];

export default function ResetPageOnSort() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={stations}
        columns={columns}
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 4 } } }}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Passengers of metro stations' } }}
      />
    </div>
  );
}
