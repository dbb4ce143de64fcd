import type { GridColDef } from '@mui/x-data-grid';

/** A time slot of a climbing hall. */
export interface Slot {
  id: number;
  wall: string;
  start: string;
  climbers: number;
}

export const slots: Slot[] = [
  { id: 1, wall: 'Overhang', start: '09:00', climbers: 6 },
  { id: 2, wall: 'Slab', start: '09:30', climbers: 3 },
  { id: 3, wall: 'Overhang', start: '10:30', climbers: 8 },
  { id: 4, wall: 'Boulder', start: '11:00', climbers: 5 },
];

export const slotColumns: GridColDef[] = [
  { field: 'start', headerName: 'Start', width: 120 },
  { field: 'wall', headerName: 'Wall', flex: 1, minWidth: 110, editable: true },
  { field: 'climbers', headerName: 'Climbers', type: 'number', width: 140, editable: true },
];
