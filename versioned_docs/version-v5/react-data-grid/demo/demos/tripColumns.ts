import type { GridColDef } from '@mui/x-data-grid';
import { TRIP_STATES, type Trip } from './trips';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export const tripColumns: GridColDef<Trip>[] = [
  { field: 'id', headerName: 'Trip', type: 'number', width: 90 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'bike', headerName: 'Bike', width: 100 },
  { field: 'rider', headerName: 'Rider', width: 150 },
  { field: 'start', headerName: 'Start', type: 'dateTime', width: 190 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'kilometers', headerName: 'km', type: 'number', width: 90 },
  {
    field: 'fare',
    headerName: 'Fare',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...TRIP_STATES],
    width: 110,
    editable: true,
  },
  { field: 'note', headerName: 'Note', width: 180, editable: true },
];
