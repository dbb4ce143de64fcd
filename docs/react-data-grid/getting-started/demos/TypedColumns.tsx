import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => row.hours * row.rate,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];

export default function TypedColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Repairs with their cost' } }}
      />
    </div>
  );
}
