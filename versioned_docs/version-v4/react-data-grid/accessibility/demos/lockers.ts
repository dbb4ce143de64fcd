import type { GridColDef } from '@mui/x-data-grid';

export interface Locker {
  id: number;
  station: string;
  tenant: string;
  size: 'S' | 'M' | 'L';
  days: number;
}

/** Luggage lockers of railway stations. */
export const lockers: Locker[] = [
  { id: 101, station: 'Basel', tenant: 'Wu', size: 'M', days: 1 },
  { id: 102, station: 'Basel', tenant: 'Ferrari', size: 'L', days: 3 },
  { id: 103, station: 'Lyon', tenant: 'Okafor', size: 'S', days: 1 },
  { id: 104, station: 'Lyon', tenant: 'Novák', size: 'M', days: 2 },
  { id: 105, station: 'Turin', tenant: 'Dubois', size: 'S', days: 5 },
  { id: 106, station: 'Turin', tenant: 'Hansen', size: 'L', days: 2 },
  { id: 107, station: 'Turin', tenant: 'Mbeki', size: 'M', days: 4 },
];

export const lockerColumns: GridColDef[] = [
  { field: 'id', headerName: 'Locker', width: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'tenant', headerName: 'Tenant', flex: 1, minWidth: 120, editable: true },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];
