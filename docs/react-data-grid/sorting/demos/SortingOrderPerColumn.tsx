import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { raceResults, type RaceResult } from './raceResults';

const columns: GridColDef<RaceResult>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  {
    field: 'age',
    headerName: 'Age',
    type: 'number',
    width: 110,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 130,
    sortingOrder: ['asc', null],
  },
];

export default function SortingOrderPerColumn() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Race results with a sequence of its own for age and for minutes"
        rows={raceResults}
        columns={columns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
