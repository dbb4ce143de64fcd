import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { coffeeLots } from './coffeeLots';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Lot', width: 110 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 130 },
  {
    field: 'bags',
    headerName: 'Bags',
    type: 'number',
    width: 120,
    description: 'Bags in the warehouse, opened ones included',
  },
  { field: 'harvested', headerName: 'Harvested', type: 'date', width: 150 },
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
