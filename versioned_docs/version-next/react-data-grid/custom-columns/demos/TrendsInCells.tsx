import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { stalls, type Stall } from './stalls';

const last = (values: number[]) => values[values.length - 1];

function Trend({ value = [], colDef }: GridRenderCellParams<Stall, number[]>) {
  return (
    <div role="img" aria-label={`From ${value[0]} to ${last(value)}`}>
      <SparkLineChart data={value} width={colDef.computedWidth - 20} height={40} curve="natural" />
    </div>
  );
}

const columns: GridColDef<Stall>[] = [
  { field: 'name', headerName: 'Stall', flex: 1, minWidth: 110 },
  {
    field: 'customers',
    headerName: 'Customers',
    width: 180,
    display: 'flex',
    filterable: false,
    sortComparator: (a: number[], b: number[]) => last(a) - last(b),
    valueFormatter: (values: number[]) => values.join(', '),
    renderCell: (params) => <Trend {...params} />,
  },
];

export default function TrendsInCells() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={stalls}
        columns={columns}
        hideFooter
        label="Stalls, with the trend of their customers"
      />
    </div>
  );
}
