import type { GridColDef } from '@mui/x-data-grid';
import type { Room } from './rooms';

export const roomColumns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', editable: true, flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', editable: true, width: 90 },
  { field: 'price', headerName: 'Euros', type: 'number', editable: true, width: 100 },
];
