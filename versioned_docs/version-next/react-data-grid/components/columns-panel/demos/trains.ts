import type { GridColDef } from '@mui/x-data-grid';

export const trainColumns: GridColDef[] = [
  { field: 'id', headerName: 'Train', width: 90, hideable: false },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'platform', headerName: 'Platform', width: 100 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'stops', headerName: 'Stops', type: 'number', width: 80 },
  { field: 'operator', headerName: 'Operator', width: 110 },
];

/** Departures of a station. */
export const trains = [
  { id: 'IC 512', to: 'Basel', platform: '4', leaves: '08:02', stops: 5, operator: 'SBB' },
  { id: 'RE 7', to: 'Konstanz', platform: '1', leaves: '08:09', stops: 14, operator: 'Thurbo' },
  { id: 'S 12', to: 'Brugg', platform: '43', leaves: '08:15', stops: 9, operator: 'SBB' },
  { id: 'EC 97', to: 'Munich', platform: '7', leaves: '08:33', stops: 6, operator: 'DB' },
];
