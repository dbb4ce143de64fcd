import type { GridColDef } from '@mui/x-data-grid';

export const bookingColumns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  { field: 'board', headerName: 'Board', width: 120 },
];

/** Bookings of an inn. */
export const bookings = [
  { id: 1, room: '11', guest: 'Haugen', nights: 2, board: 'Breakfast' },
  { id: 2, room: '12', guest: 'Marchetti', nights: 7, board: 'Half board' },
  { id: 3, room: '14', guest: 'Sato', nights: 1, board: 'None' },
  { id: 4, room: '21', guest: 'Nowak', nights: 4, board: 'Breakfast' },
  { id: 5, room: '22', guest: 'Adeyemi', nights: 3, board: 'Half board' },
];
