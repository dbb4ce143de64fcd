import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'received', headerName: 'Received', type: 'date', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
  { field: 'paid', headerName: 'Paid', type: 'boolean' },
];

const rows = [
  { id: 1, bike: 'City', owner: 'Ana', received: new Date(2025, 2, 3), hours: 1.5, paid: true },
  { id: 2, bike: 'Cargo', owner: 'Tom', received: new Date(2025, 2, 3), hours: 6, paid: false },
  { id: 3, bike: 'Road', owner: 'Mei', received: new Date(2025, 2, 5), hours: 2, paid: true },
  { id: 4, bike: 'Folding', owner: 'Jonas', received: new Date(2025, 2, 6), hours: 3, paid: false },
  { id: 5, bike: 'Tandem', owner: 'Priya', received: new Date(2025, 2, 7), hours: 4, paid: false },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Bike repairs' } }}
      />
    </div>
  );
}
