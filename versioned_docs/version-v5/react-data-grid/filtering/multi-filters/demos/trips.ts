import type { GridColDef } from '@mui/x-data-grid-pro';

/** A trip of a travel agency. */
export interface Trip {
  id: number;
  destination: string;
  country: string;
  days: number;
  price: number;
  transport: string;
}

export const tripColumns: GridColDef<Trip>[] = [
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 120 },
  { field: 'price', headerName: 'Euros', type: 'number', width: 120 },
  { field: 'transport', headerName: 'By', width: 100 },
];

export const trips: Trip[] = [
  { id: 1, destination: 'Lofoten', country: 'Norway', days: 10, price: 2150, transport: 'Ship' },
  { id: 2, destination: 'Andalusia', country: 'Spain', days: 7, price: 980, transport: 'Plane' },
  { id: 3, destination: 'Tatra', country: 'Slovakia', days: 6, price: 640, transport: 'Train' },
  { id: 4, destination: 'Bergen', country: 'Norway', days: 5, price: 1190, transport: 'Plane' },
  { id: 5, destination: 'Basque Coast', country: 'Spain', days: 8, price: 870, transport: 'Train' },
  { id: 6, destination: 'Hebrides', country: 'Scotland', days: 9, price: 1420, transport: 'Ship' },
  { id: 7, destination: 'Dolomites', country: 'Italy', days: 7, price: 760, transport: 'Train' },
];
