import type { GridColDef } from '@mui/x-data-grid';
import { TRIP_STATES } from './trips';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** A condition without a value has no effect; with the grid's own parser, no row would pass it. */
const toNumber: GridColDef['valueParser'] = (value) =>
  value === '' || value == null ? undefined : Number(value);

export const tripColumns: GridColDef[] = [
  { field: 'id', headerName: 'Trip', type: 'number', valueParser: toNumber, width: 120 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'station', headerName: 'Station', width: 150 },
  { field: 'bike', headerName: 'Bike', width: 120 },
  { field: 'rider', headerName: 'Rider', width: 160 },
  { field: 'start', headerName: 'Start', type: 'dateTime', width: 200 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', valueParser: toNumber, width: 140 },
  { field: 'kilometers', headerName: 'km', type: 'number', valueParser: toNumber, width: 120 },
  {
    field: 'fare',
    headerName: 'Fare',
    type: 'number',
    valueParser: toNumber,
    width: 120,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(Number(value))),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...TRIP_STATES],
    width: 130,
    editable: true,
  },
  { field: 'note', headerName: 'Note', width: 180, editable: true },
];
