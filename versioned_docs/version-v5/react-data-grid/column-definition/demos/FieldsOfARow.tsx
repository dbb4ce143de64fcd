import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { coffeeLots, type CoffeeLot } from './coffeeLots';

const columns: GridColDef<CoffeeLot>[] = [
  { field: 'id', headerName: 'Lot', width: 90 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 130 },
  {
    field: 'bags',
    headerName: 'Bags',
    type: 'number',
    description: 'Bags in the warehouse, opened ones included',
  },
  { field: 'harvested', headerName: 'Harvested', type: 'date', width: 120 },
];

export default function FieldsOfARow() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={coffeeLots}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Coffee lots"
      />
    </div>
  );
}
