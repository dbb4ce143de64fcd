import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';

export const harvestColumns: GridColDef[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 120 },
  { field: 'crop', headerName: 'Crop', width: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 90 },
];

/** Harvests of three farms. */
export const harvests = [
  { id: 1, farm: 'Birkenhof', crop: 'Rye', year: '2023', tons: 41 },
  { id: 2, farm: 'Birkenhof', crop: 'Oats', year: '2024', tons: 28 },
  { id: 3, farm: 'Upper Mill', crop: 'Rye', year: '2023', tons: 63 },
  { id: 4, farm: 'Upper Mill', crop: 'Rye', year: '2024', tons: 58 },
  { id: 5, farm: 'La Granja', crop: 'Oats', year: '2023', tons: 35 },
  { id: 6, farm: 'La Granja', crop: 'Rye', year: '2024', tons: 22 },
];

export const tonsByFarmAndYear: GridPivotModel = {
  rows: [{ field: 'farm' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'tons', aggFunc: 'sum' }],
};
