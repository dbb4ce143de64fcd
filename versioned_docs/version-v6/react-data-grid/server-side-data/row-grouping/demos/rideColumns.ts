import type { DataGridProProps, GridColDef, GridValueGetterParams } from '@mui/x-data-grid-pro';
import type { Ride } from './rideServer';

export const rideColumns: GridColDef<Ride>[] = [
  { field: 'count', headerName: 'Rides', type: 'number', width: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 140 },
  { field: 'driver', headerName: 'Driver', width: 110 },
];

export const getRidePath = (row: Ride) => row.path;

export const groupColumn: DataGridProProps['groupingColDef'] = {
  headerName: 'Group',
  flex: 1,
  minWidth: 140,
  // It would count the rows that are loaded.
  hideDescendantCount: true,
  valueGetter: ({ row }: GridValueGetterParams<Ride>) => row.name,
};
