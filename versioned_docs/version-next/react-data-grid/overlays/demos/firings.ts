import type { GridColDef } from '@mui/x-data-grid';

export interface Firing {
  id: number;
  kiln: string;
  program: string;
  celsius: number;
  pieces: number;
}

/** Firings of a pottery workshop. */
export const firings: Firing[] = [
  { id: 311, kiln: 'Large', program: 'Bisque', celsius: 980, pieces: 84 },
  { id: 312, kiln: 'Small', program: 'Lustre', celsius: 740, pieces: 12 },
  { id: 313, kiln: 'Large', program: 'Stoneware', celsius: 1240, pieces: 61 },
  { id: 314, kiln: 'Raku', program: 'Raku', celsius: 1000, pieces: 9 },
  { id: 315, kiln: 'Small', program: 'Bisque', celsius: 960, pieces: 27 },
];

export const firingColumns: GridColDef<Firing>[] = [
  { field: 'id', headerName: 'Firing', width: 90 },
  { field: 'kiln', headerName: 'Kiln', flex: 1, minWidth: 90 },
  { field: 'program', headerName: 'Program', flex: 1, minWidth: 110 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 90 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
];
