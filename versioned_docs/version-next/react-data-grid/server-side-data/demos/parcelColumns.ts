import { getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import type { Parcel } from './parcelServer';

// The server of these demos knows one operator.
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'contains');

export const parcelColumns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 100, filterOperators },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110, filterOperators },
  { field: 'state', headerName: 'State', width: 120, filterOperators },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110, filterable: false },
];
