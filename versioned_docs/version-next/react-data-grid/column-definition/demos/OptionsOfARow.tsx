import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  board: 'room' | 'half' | 'full';
  table: string;
}

const boards = [
  { code: 'room', name: 'Room only' },
  { code: 'half', name: 'Half board' },
  { code: 'full', name: 'Full board' },
];

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  {
    field: 'board',
    headerName: 'Board',
    type: 'singleSelect',
    valueOptions: boards,
    getOptionValue: (board) => (board as (typeof boards)[number]).code,
    getOptionLabel: (board) => (board as (typeof boards)[number]).name,
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
        label="Bookings with board and table"
      />
    </div>
  );
}

const bookings: Booking[] = [
  { id: 1, guest: 'Ito', board: 'half', table: 'Window' },
  { id: 2, guest: 'Svensson', board: 'room', table: 'Bar' },
  { id: 3, guest: 'Okafor', board: 'full', table: 'Garden' },
];
