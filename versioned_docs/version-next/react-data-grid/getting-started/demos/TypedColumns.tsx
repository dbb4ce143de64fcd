import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { crossings, type Crossing } from './crossings';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Crossing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 160 },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    valueGetter: (_, row) => row.booked / row.places,
    valueFormatter: (value?: number) => (value === undefined ? '' : percent.format(value)),
  },
  {
    field: 'income',
    headerName: 'Income',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => row.booked * row.fare,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];

export default function TypedColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid label="Load and income" rows={crossings} columns={columns} />
    </div>
  );
}
