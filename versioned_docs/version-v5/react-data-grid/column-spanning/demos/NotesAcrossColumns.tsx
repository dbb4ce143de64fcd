import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: string;
  closed?: string;
  beds?: number;
  price?: number;
  view?: string;
}

const rooms: Room[] = [
  { id: '101', beds: 2, price: 96, view: 'Garden' },
  { id: '102', closed: 'Closed for painting until 12 May' },
  { id: '103', beds: 3, price: 118, view: 'Lake' },
];

const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', width: 90 },
  {
    field: 'beds',
    headerName: 'Beds',
    width: 90,
    sortable: false,
    filterable: false,
    valueGetter: ({ row }) => row.closed ?? row.beds,
    colSpan: ({ row }) => (row.closed ? 3 : 1),
  },
  { field: 'price', headerName: 'Euros', type: 'number', width: 100 },
  { field: 'view', headerName: 'View', flex: 1, minWidth: 100 },
];

export default function NotesAcrossColumns() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={rooms}
        columns={columns}
        showCellRightBorder
        density="compact"
        hideFooter
        aria-label="Rooms, with a note where one is closed"
      />
    </div>
  );
}
