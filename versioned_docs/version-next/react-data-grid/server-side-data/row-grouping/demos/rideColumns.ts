import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Ride } from './rideServer';

export const rideColumns: GridColDef<Ride>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'depot', headerName: 'Depot', width: 100 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 100, groupable: false },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130, groupable: false },
];
