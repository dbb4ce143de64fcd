import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  type GridSortModel,
} from '@mui/x-data-grid';

// By wing, as text, then by floor, as a number. The two are fields of the row, not of the cell.
const byPlace: GridComparatorFn = (_v1, _v2, cell1, cell2) => {
  const desk1: Desk = cell1.api.getRow(cell1.id);
  const desk2: Desk = cell2.api.getRow(cell2.id);
  return desk1.wing.localeCompare(desk2.wing) || desk1.floor - desk2.floor;
};

const columns: GridColDef[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 130 },
  {
    field: 'place',
    headerName: 'Place',
    flex: 1,
    minWidth: 170,
    valueGetter: ({ row }) => `Floor ${row['floor']}, ${row['wing']} wing`,
    sortComparator: byPlace,
  },
];

export default function CombineComparators() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'place', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={desks}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Desks by wing, then by floor"
      />
    </div>
  );
}

interface Desk {
  id: number;
  person: string;
  wing: string;
  floor: number;
}

const desks: Desk[] = [
  { id: 1, person: 'Amara Diallo', wing: 'West', floor: 2 },
  { id: 2, person: 'Noah Fischer', wing: 'East', floor: 12 },
  { id: 3, person: 'Yuki Tanaka', wing: 'West', floor: 10 },
  { id: 4, person: 'Elif Demir', wing: 'East', floor: 3 },
  { id: 5, person: 'Leo Martin', wing: 'West', floor: 1 },
];
