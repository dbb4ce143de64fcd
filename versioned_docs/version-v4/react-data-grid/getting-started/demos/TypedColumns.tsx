import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { plants } from './plants';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColumns = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 120 },
  {
    field: 'worth',
    headerName: 'Worth',
    type: 'number',
    width: 130,
    valueGetter: ({ row }) => row.stock * row.price,
    valueFormatter: ({ value }) => euros.format(Number(value)),
  },
];

export default function TypedColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="What the stock is worth" rows={plants} columns={columns} />
    </div>
  );
}
