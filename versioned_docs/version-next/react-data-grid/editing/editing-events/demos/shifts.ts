import type { GridColDef } from '@mui/x-data-grid';

/** A shift at a ferry pier. */
export interface Shift {
  id: number;
  pier: string;
  sailor: string;
  hours: number;
}

export const shifts: Shift[] = [
  { id: 1, pier: 'North', sailor: 'Ida Holm', hours: 8 },
  { id: 2, pier: 'North', sailor: 'Luca Serra', hours: 6 },
  { id: 3, pier: 'Island', sailor: 'Noor Aziz', hours: 8 },
  { id: 4, pier: 'Castle', sailor: 'Pavel Ruzicka', hours: 4 },
];

export const shiftColumns: GridColDef<Shift>[] = [
  { field: 'pier', headerName: 'Pier', width: 100 },
  { field: 'sailor', headerName: 'Sailor', editable: true, flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true, width: 90 },
];
