import type { GridColDef } from '@mui/x-data-grid';

/** A boat for hire; `guest` is empty while nobody has booked it. */
export interface Boat {
  id: string;
  kind: string;
  seats: number;
  guest: string | null;
}

export const boats: Boat[] = [
  { id: 'Otter', kind: 'Canoe', seats: 2, guest: 'Ruth Adeyemi' },
  { id: 'Heron', kind: 'Dinghy', seats: 4, guest: null },
  { id: 'Plover', kind: 'Canoe', seats: 3, guest: 'Ivo Marek' },
  { id: 'Curlew', kind: 'Motor boat', seats: 6, guest: null },
];

export const boatColumns: GridColDef<Boat>[] = [
  { field: 'id', headerName: 'Boat', flex: 1, minWidth: 100 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
];
