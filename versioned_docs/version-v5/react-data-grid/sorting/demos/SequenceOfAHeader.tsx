import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { raceResults, type RaceResult } from './raceResults';

const columns: GridColDef<RaceResult>[] = [
  {
    field: 'runner',
    headerName: 'Runner',
    flex: 1,
    minWidth: 150,
    sortingOrder: ['asc', 'desc', null],
  },
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
        aria-label="Race results, numbers in descending order first"
      />
    </div>
  );
}
