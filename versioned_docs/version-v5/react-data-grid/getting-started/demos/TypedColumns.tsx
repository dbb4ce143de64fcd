import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { classes, type ClimbingClass } from './classes';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const columns: GridColumns<ClimbingClass> = [
  { field: 'name', headerName: 'Class', flex: 1, minWidth: 150 },
  {
    field: 'left',
    headerName: 'Places left',
    type: 'number',
    width: 110,
    valueGetter: ({ row }) => row.places - row.taken,
  },
  {
    field: 'filled',
    headerName: 'Filled',
    type: 'number',
    valueGetter: ({ row }) => row.taken / row.places,
    valueFormatter: ({ value }) => percent.format(value),
  },
];

export default function TypedColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="How full the classes are" rows={classes} columns={columns} />
    </div>
  );
}
