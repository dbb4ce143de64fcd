import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { batches, type Batch } from './batches';

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });

const columns: GridColDef<Batch>[] = [
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 150 },
  { field: 'green', headerName: 'Green (kg)', type: 'number', width: 110 },
  {
    field: 'loss',
    headerName: 'Lost weight',
    type: 'number',
    width: 120,
    valueGetter: ({ row }) => 1 - row.roasted / row.green,
    valueFormatter: ({ value }) => percent.format(value),
  },
];

export default function TypedColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Weight lost in roasting" rows={batches} columns={columns} />
    </div>
  );
}
