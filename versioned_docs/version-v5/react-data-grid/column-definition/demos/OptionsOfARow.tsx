import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  board: 'room' | 'half' | 'full';
  table: string;
}

const boards = [
  { value: 'room', label: 'Room only' },
  { value: 'half', label: 'Half board' },
  { value: 'full', label: 'Full board' },
];

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  {
    field: 'board',
    headerName: 'Board',
    type: 'singleSelect',
    valueOptions: boards,
    // Without a formatter, the cell shows the value.
    valueFormatter: ({ value }) => boards.find((board) => board.value === value)?.label ?? '',
    editable: true,
    width: 130,
  },
  {
    field: 'table',
    headerName: 'Table',
    type: 'singleSelect',
    // Without a row, the filter asks: it offers every table.
    valueOptions: ({ row }) => (row?.board === 'room' ? ['Bar'] : ['Window', 'Garden', 'Bar']),
    editable: true,
    width: 120,
  },
];

export default function OptionsOfARow() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Bookings with board and table"
      />
    </div>
  );
}

const bookings: Booking[] = [
  { id: 1, guest: 'Ito', board: 'half', table: 'Window' },
  { id: 2, guest: 'Svensson', board: 'room', table: 'Bar' },
  { id: 3, guest: 'Okafor', board: 'full', table: 'Garden' },
];
