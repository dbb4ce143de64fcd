import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  type GridSortModel,
} from '@mui/x-data-grid';
import { raceResults } from './raceResults';

const emptyLast: GridComparatorFn = (v1, v2, cell) => {
  if (v1 != null && v2 != null) {
    return Number(v1) - Number(v2);
  }
  const order = Number(v1 == null) - Number(v2 == null);
  const sortModel: GridSortModel = cell.api.state.sorting.sortModel;
  const item = sortModel.find(({ field }) => field === cell.field);
  // The grid reverses the result in descending order.
  return item?.sort === 'desc' ? -order : order;
};

const columns: GridColDef[] = [
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
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'minutes', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={raceResults}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Race results, without a time last"
      />
    </div>
  );
}
