import type { GridColDef } from '@mui/x-data-grid-premium';

/** Millimeters of rain at a weather station, by month. */
export interface Rainfall {
  id: number;
  station: string;
  jan: number;
  feb: number;
  mar: number;
  apr: number;
  may: number;
  jun: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const;

export const rainfallColumns: GridColDef<Rainfall>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  ...months.map((field): GridColDef<Rainfall> => ({
    field,
    headerName: field[0].toUpperCase() + field.slice(1),
    type: 'number',
    width: 80,
  })),
];

export const rainfall: Rainfall[] = [
  { id: 1, station: 'Bergen', jan: 255, feb: 194, mar: 189, apr: 141, may: 109, jun: 128 },
  { id: 2, station: 'Porto', jan: 158, feb: 120, mar: 98, apr: 99, may: 79, jun: 42 },
  { id: 3, station: 'Alicante', jan: 22, feb: 22, mar: 23, apr: 28, may: 28, jun: 12 },
  { id: 4, station: 'Ljubljana', jan: 69, feb: 70, mar: 88, apr: 99, may: 109, jun: 144 },
  { id: 5, station: 'Galway', jan: 117, feb: 92, mar: 94, apr: 74, may: 76, jun: 80 },
  { id: 6, station: 'Split', jan: 78, feb: 63, mar: 60, apr: 60, may: 56, jun: 50 },
];
