import type { GridColDef } from '@mui/x-data-grid-premium';

export const guitarColumns: GridColDef[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 130 },
  {
    field: 'style',
    headerName: 'Style',
    width: 120,
    description: 'How the instrument is built',
    examples: ['Classical', 'Steel-string'],
  },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

/** Guitars of a shop. */
export const guitars = [
  { id: 1, model: 'Alba 4/4', style: 'Classical', price: 320, stock: 6 },
  { id: 2, model: 'Prairie D', style: 'Steel-string', price: 780, stock: 2 },
  { id: 3, model: 'Toledo', style: 'Classical', price: 1450, stock: 1 },
  { id: 4, model: 'Parlor 00', style: 'Steel-string', price: 640, stock: 4 },
  { id: 5, model: 'Alba 3/4', style: 'Classical', price: 260, stock: 9 },
];
