import type { GridColDef } from '@mui/x-data-grid';

export interface Lift {
  id: string;
  resort: string;
  seats: number;
  metres: number;
}

const list: [id: string, resort: string, seats: number, metres: number][] = [
  ['Eagle', 'Upper Valley', 8, 1420],
  ['Marmot', 'Lakeside', 4, 980],
  ['Glacier', 'Upper Valley', 100, 2300],
  ['Pines', 'Lakeside', 6, 1150],
  ['Nursery', 'Village', 2, 240],
  ['Ridge', 'Upper Valley', 6, 1730],
];

/** Lifts of a ski area. */
export const lifts: Lift[] = list.map(([id, resort, seats, metres]) => ({
  id,
  resort,
  seats,
  metres,
}));

export const liftColumns: GridColDef<Lift>[] = [
  { field: 'id', headerName: 'Lift', width: 110 },
  { field: 'resort', headerName: 'Resort', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'metres', headerName: 'Metres', type: 'number', width: 110 },
];
