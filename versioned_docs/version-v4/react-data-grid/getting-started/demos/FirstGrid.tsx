import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'potted', headerName: 'Potted', type: 'date', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 120 },
  { field: 'hardy', headerName: 'Hardy', type: 'boolean', width: 120 },
];

const rows = [
  { id: 1, name: 'Lavender', potted: new Date(2021, 8, 1), stock: 140, hardy: true },
  { id: 2, name: 'Rosemary', potted: new Date(2021, 8, 1), stock: 96, hardy: true },
  { id: 3, name: 'Fig tree', potted: new Date(2021, 4, 18), stock: 12, hardy: false },
  { id: 4, name: 'Lady fern', potted: new Date(2021, 7, 24), stock: 58, hardy: true },
  { id: 5, name: 'Clematis', potted: new Date(2021, 6, 9), stock: 31, hardy: true },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Plants in stock" rows={rows} columns={columns} />
    </div>
  );
}
