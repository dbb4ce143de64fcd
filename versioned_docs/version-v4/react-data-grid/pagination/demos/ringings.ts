import type { GridColDef } from '@mui/x-data-grid';

/** A bird that was caught, ringed and let go. */
export interface Ringing {
  id: string;
  species: string;
  site: string;
  grams: number;
}

const species = ['Blue tit', 'Robin', 'Siskin', 'Blackcap', 'Wren', 'Nuthatch', 'Redwing'];
const weights = [11, 17, 13, 19, 9, 23, 62];
const sites = ['Reed bed', 'Orchard', 'Dune', 'Old mill'];

export const ringings: Ringing[] = Array.from({ length: 64 }, (_, i) => ({
  id: `VX ${4100 + i * 3}`,
  species: species[(i * 5) % 7],
  site: sites[(i * 3 + (i % 5)) % 4],
  grams: weights[(i * 5) % 7] + (i % 3) * 0.5,
}));

export const ringingColumns: GridColDef[] = [
  { field: 'id', headerName: 'Ring', width: 120 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 140 },
  { field: 'site', headerName: 'Site', width: 120 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 130 },
];
