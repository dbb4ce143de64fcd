import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { coffeeLots, type CoffeeLot } from './coffeeLots';

const columns: GridColDef<CoffeeLot>[] = [
  {
    field: 'farm',
    headerName: 'Farm',
    flex: 1,
    minWidth: 130,
    // The row holds an object here; the cell shows one of its members.
    valueGetter: ({ value: farm }) => farm.name,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 110,
    valueGetter: ({ row }) => row.farm.country,
  },
  {
    field: 'kilos',
    headerName: 'Kilos',
    type: 'number',
    width: 100,
    valueGetter: ({ row }) => row.bags * row.kilosPerBag,
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
