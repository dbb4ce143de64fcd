import type { GridColDef } from '@mui/x-data-grid-premium';

export const lampColumns: GridColDef[] = [
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 120 },
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'watts', headerName: 'Watts', type: 'number', width: 90 },
  { field: 'hours', headerName: 'Hours a day', type: 'number', width: 120 },
];

/** Lamps of a small museum. */
export const lamps = [
  { id: 1, lamp: 'Spot 1', room: 'Hall', watts: 12, hours: 9 },
  { id: 2, lamp: 'Chandelier', room: 'Hall', watts: 90, hours: 6 },
  { id: 3, lamp: 'Case light', room: 'Minerals', watts: 7, hours: 9 },
  { id: 4, lamp: 'Floodlight', room: 'Court', watts: 150, hours: 2 },
];

export const suggestions = [
  { value: 'sort by watts' },
  { value: 'watts over 40' },
  { value: 'group by room and total watts' },
];
