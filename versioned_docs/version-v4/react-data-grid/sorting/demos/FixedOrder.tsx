import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { raceResults } from './raceResults';

const sortableColumns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 140 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90 },
];
const columns = sortableColumns.map((column) => ({ ...column, sortable: false }));

const youngestFirst: GridSortModel = [{ field: 'age', sort: 'asc' }];

export default function FixedOrder() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={raceResults}
        columns={columns}
        sortModel={youngestFirst}
        density="compact"
        hideFooter
        aria-label="Runners in a fixed order, youngest first"
      />
    </div>
  );
}
