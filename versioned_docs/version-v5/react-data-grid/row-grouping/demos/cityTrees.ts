import type { GridColDef } from '@mui/x-data-grid-premium';

/** A tree of a city. `species` is missing where nobody has identified it yet. */
export interface CityTree {
  id: number;
  district: string;
  genus: string;
  species: string | null;
  planted: number;
  height: number;
}

export const cityTrees: CityTree[] = [
  {
    id: 101,
    district: 'Old Town',
    genus: 'Linden',
    species: 'Small-leaved',
    planted: 1962,
    height: 18.5,
  },
  { id: 102, district: 'Harbour', genus: 'Maple', species: 'Norway', planted: 1998, height: 12.0 },
  {
    id: 103,
    district: 'Old Town',
    genus: 'Oak',
    species: 'Pedunculate',
    planted: 1931,
    height: 22.4,
  },
  { id: 104, district: 'Riverside', genus: 'Maple', species: 'Field', planted: 2004, height: 7.8 },
  { id: 105, district: 'Harbour', genus: 'Linden', species: 'Silver', planted: 1985, height: 14.2 },
  { id: 106, district: 'Riverside', genus: 'Oak', species: 'Red', planted: 1978, height: 19.1 },
  {
    id: 107,
    district: 'Old Town',
    genus: 'Linden',
    species: 'Silver',
    planted: 1967,
    height: 16.9,
  },
  { id: 108, district: 'Riverside', genus: 'Maple', species: null, planted: 2011, height: 5.5 },
  { id: 109, district: 'Harbour', genus: 'Maple', species: 'Norway', planted: 2003, height: 9.7 },
  { id: 110, district: 'Old Town', genus: 'Oak', species: 'Red', planted: 1984, height: 17.3 },
];

export const treeColumns: GridColDef<CityTree>[] = [
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'genus', headerName: 'Genus', width: 120 },
  { field: 'species', headerName: 'Species', width: 130 },
  {
    field: 'planted',
    headerName: 'Planted',
    type: 'number',
    width: 110,
    valueFormatter: ({ value: year }: { value?: number }) => year,
  },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];
