import type { GridColDef } from '@mui/x-data-grid';

/** A taxi with its state of charge and what it is doing. */
export interface Taxi {
  id: number;
  driver: string;
  zone: string;
  charge: number;
}

const drivers = ['Abel', 'Berit', 'Carlo', 'Dunja', 'Emeka', 'Fatma', 'Goran'];
const zones = ['Airport', 'Old town', 'Station', 'Fair', 'Stadium'];

/** The taxi with a number; the same for each call. */
export const makeTaxi = (id: number): Taxi => ({
  id,
  driver: `${drivers[id % 7]} ${String.fromCharCode(65 + (id % 23))}.`,
  zone: zones[(id * 3) % 5],
  charge: 20 + ((id * 37) % 80),
});

export const taxis: Taxi[] = Array.from({ length: 5 }, (_, i) => makeTaxi(i + 1));

export const taxiColumns: GridColDef[] = [
  { field: 'id', headerName: 'Taxi', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 100 },
  { field: 'zone', headerName: 'Zone', width: 110 },
  { field: 'charge', headerName: 'Charge (%)', type: 'number', width: 150 },
];
