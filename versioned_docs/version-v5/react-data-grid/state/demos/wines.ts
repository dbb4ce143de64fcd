import type { GridColDef } from '@mui/x-data-grid';

/** A wine in a cellar. */
export interface Wine {
  id: number;
  name: string;
  region: string;
  year: number;
  bottles: number;
}

export const wines: Wine[] = [
  { id: 1, name: 'Alta', region: 'Douro', year: 2017, bottles: 24 },
  { id: 2, name: 'Brisa', region: 'Rías Baixas', year: 2021, bottles: 60 },
  { id: 3, name: 'Corvo', region: 'Douro', year: 2015, bottles: 6 },
  { id: 4, name: 'Dorn', region: 'Nahe', year: 2020, bottles: 36 },
  { id: 5, name: 'Eule', region: 'Nahe', year: 2019, bottles: 12 },
];

export const wineColumns: GridColDef<Wine>[] = [
  { field: 'name', headerName: 'Wine', flex: 1, minWidth: 100 },
  { field: 'region', headerName: 'Region', width: 130 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }) => String(value),
  },
  { field: 'bottles', headerName: 'Bottles', type: 'number', width: 110 },
];
