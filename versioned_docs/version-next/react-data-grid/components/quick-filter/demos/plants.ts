import type { GridColDef } from '@mui/x-data-grid';

export const plantColumns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'family', headerName: 'Family', width: 130 },
  { field: 'bed', headerName: 'Bed', width: 80 },
  { field: 'blooms', headerName: 'Blooms', width: 110 },
];

/** Plants of a botanical garden. */
export const plants = [
  { id: 1, name: 'Field scabious', family: 'Honeysuckle', bed: 'A4', blooms: 'June' },
  { id: 2, name: 'Wood anemone', family: 'Buttercup', bed: 'C1', blooms: 'March' },
  { id: 3, name: 'Globeflower', family: 'Buttercup', bed: 'A2', blooms: 'May' },
  { id: 4, name: 'Sea holly', family: 'Carrot', bed: 'D3', blooms: 'July' },
  { id: 5, name: 'Snowdrop', family: 'Amaryllis', bed: 'C1', blooms: 'March' },
];
