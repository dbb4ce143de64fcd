import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { raceResults, type RaceResult } from './raceResults';

const sortableColumns: GridColDef<RaceResult>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 140 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90 },
];
const columns = sortableColumns.map((column) => ({ ...column, sortable: false }));

export default function FixedOrder() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={raceResults}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'age', sort: 'asc' }] } }}
        density="compact"
        hideFooter
        aria-label="Runners in a fixed order, youngest first"
      />
    </div>
  );
}
