import { DataGrid, gridNumberComparator, type GridColDef } from '@mui/x-data-grid';
import { raceResults, type RaceResult } from './raceResults';

const emptyLast: GridColDef['getSortComparator'] = (direction) => (v1, v2, cell1, cell2) => {
  if (v1 == null || v2 == null) {
    return Number(v1 == null) - Number(v2 == null);
  }
  const order = gridNumberComparator(v1, v2, cell1, cell2);
  return direction === 'desc' ? -order : order;
};

const columns: GridColDef<RaceResult>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 130,
    getSortComparator: emptyLast,
    valueFormatter: (minutes: number | null) => minutes ?? 'did not finish',
  },
];

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={raceResults}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Race results, without a time last' } }}
      />
    </div>
  );
}
