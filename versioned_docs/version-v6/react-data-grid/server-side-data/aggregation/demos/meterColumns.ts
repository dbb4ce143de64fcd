import { getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import type { Meter } from './meterServer';

// The server of these demos knows one operator.
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'contains');

export const meterColumns: GridColDef<Meter>[] = [
  { field: 'building', headerName: 'Building', flex: 1, minWidth: 110, filterOperators },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 110, filterable: false },
  { field: 'euros', headerName: 'Euros', type: 'number', width: 110, filterable: false },
];
