import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { raceResults, type RaceResult } from './raceResults';

const emptyLast: GridComparatorFn<number | null> = (v1, v2, cell1, cell2) => {
  if (v1 != null && v2 != null) {
    return gridNumberComparator(v1, v2, cell1, cell2);
  }
  const order = Number(v1 == null) - Number(v2 == null);
  const [item] = cell1.api.getSortModel();
  // The grid reverses the result in descending order.
  return item?.sort === 'desc' ? -order : order;
};

const columns: GridColDef<RaceResult>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 130,
    sortComparator: emptyLast,
    valueFormatter: ({ value: minutes }) => minutes ?? 'did not finish',
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
        aria-label="Race results, without a time last"
      />
    </div>
  );
}
