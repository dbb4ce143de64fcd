import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Star } from './starServer';

export const starColumns: GridColDef<Star>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'name', headerName: 'Star', flex: 1, minWidth: 130 },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120 },
];
