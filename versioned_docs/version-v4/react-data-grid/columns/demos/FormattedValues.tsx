import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { coffeeLots } from './coffeeLots';

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });
const kiloFormat = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilogram' });

const columns: GridColDef[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 130 },
  {
    field: 'harvested',
    headerName: 'Harvested',
    type: 'date',
    width: 150,
    valueFormatter: ({ value }) => monthFormat.format(value as Date),
  },
  {
    field: 'kilosPerBag',
    headerName: 'Bag',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }) => kiloFormat.format(value as number),
  },
];

export default function FormattedValues() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={coffeeLots}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Coffee lots, formatted"
      />
    </div>
  );
}
