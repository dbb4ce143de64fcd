import { DataGrid, type GridColDef, type GridValueGetterParams } from '@mui/x-data-grid';
import { coffeeLots } from './coffeeLots';

const columns: GridColDef[] = [
  {
    field: 'farm',
    headerName: 'Farm',
    flex: 1,
    minWidth: 130,
    // The row holds an object here; the cell shows one of its members.
    valueGetter: ({ row }: GridValueGetterParams) => row['farm'].name,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 130,
    valueGetter: ({ row }: GridValueGetterParams) => row['farm'].country,
  },
  {
    field: 'kilos',
    headerName: 'Kilos',
    type: 'number',
    width: 120,
    valueGetter: ({ row }: GridValueGetterParams) => row['bags'] * row['kilosPerBag'],
  },
];

export default function ValuesFromTheRow() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={coffeeLots}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Coffee lots with farm and weight"
      />
    </div>
  );
}
