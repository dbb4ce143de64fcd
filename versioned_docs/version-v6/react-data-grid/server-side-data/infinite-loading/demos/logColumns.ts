import type { GridColDef } from '@mui/x-data-grid-pro';
import type { LogLine } from './logServer';

export const logColumns: GridColDef<LogLine>[] = [
  { field: 'id', headerName: 'Line', type: 'number', width: 90 },
  { field: 'door', headerName: 'Door', flex: 1, minWidth: 130 },
  { field: 'badge', headerName: 'Badge', width: 110 },
];
