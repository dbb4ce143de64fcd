import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { raceResults } from './raceResults';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'age', headerName: 'Age', type: 'number', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
];

const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

export default function SequenceOfAHeader() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={raceResults}
        columns={columns}
        sortingOrder={sortingOrder}
        density="compact"
        hideFooter
        aria-label="Race results, in descending order first"
      />
    </div>
  );
}
