import type { GridColDef } from '@mui/x-data-grid';

/** A flat with its rent and what it used last year. */
export interface Flat {
  id: string;
  rooms: number;
  rent: number;
  charges: number;
  heating: number;
  power: number;
  water: number;
}

export const flats: Flat[] = [
  { id: '1 left', rooms: 2, rent: 780, charges: 145, heating: 4120, power: 1640, water: 61 },
  { id: '1 right', rooms: 3, rent: 990, charges: 190, heating: 6480, power: 2210, water: 98 },
  { id: '2 left', rooms: 2, rent: 795, charges: 145, heating: 3890, power: 1390, water: 54 },
  { id: '2 right', rooms: 4, rent: 1240, charges: 230, heating: 8150, power: 3020, water: 141 },
];

export const flatColumns: GridColDef<Flat>[] = [
  { field: 'id', headerName: 'Flat', width: 100 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 100 },
  { field: 'charges', headerName: 'Charges (€)', type: 'number', width: 120 },
  { field: 'heating', headerName: 'Heating (kWh)', type: 'number', width: 130 },
  { field: 'power', headerName: 'Power (kWh)', type: 'number', width: 130 },
  { field: 'water', headerName: 'Water (m³)', type: 'number', width: 120 },
];
