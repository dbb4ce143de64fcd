import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const naturalOrder = new Intl.Collator('en', { numeric: true });

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Default order', flex: 1, minWidth: 165 },
  {
    field: 'gateNaturally',
    headerName: 'Natural order',
    flex: 1,
    minWidth: 165,
    valueGetter: ({ row }) => row['gate'],
    sortComparator: (v1, v2) => naturalOrder.compare(String(v1), String(v2)),
  },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 130 },
];

export default function NaturalSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'gateNaturally', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={gates}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Airport gates, sortable in two ways"
      />
    </div>
  );
}

const gates = [
  { id: 1, gate: 'Gate 10', airline: 'Kestrel Air' },
  { id: 2, gate: 'Gate 2', airline: 'Polar Wings' },
  { id: 3, gate: 'Gate 1', airline: 'Kestrel Air' },
  { id: 4, gate: 'Gate 21', airline: 'Meridian' },
  { id: 5, gate: 'Gate 9', airline: 'Polar Wings' },
];
