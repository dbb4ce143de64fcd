import type { GridColDef } from '@mui/x-data-grid';

export const exhibitionColumns: GridColDef[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'opens', headerName: 'Opens', type: 'date', width: 130 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 130 },
  { field: 'touring', headerName: 'Touring', type: 'boolean', width: 130 },
];
