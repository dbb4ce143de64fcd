import type { GridColDef } from '@mui/x-data-grid';
import type { Exhibition } from './exhibitions';

export const exhibitionColumns: GridColDef<Exhibition>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 120 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'opens', headerName: 'Opens', type: 'date', width: 120 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 110 },
  { field: 'touring', headerName: 'Touring', type: 'boolean', width: 100 },
];
