import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Greenhouse {
  id: number;
  name: string;
  humidity: number[];
}

function Trend({ row, value, colDef }: GridRenderCellParams<Greenhouse, number[]>) {
  return (
    <SparkLineChart
      title={`Humidity in ${row.name}`}
      data={value ?? []}
      width={colDef.computedWidth - 20}
      height={40}
      showTooltip
      showHighlight
      valueFormatter={(percent) => `${percent}%`}
    />
  );
}

const columns: GridColDef<Greenhouse>[] = [
  { field: 'name', headerName: 'Greenhouse', width: 110 },
  {
    field: 'humidity',
    headerName: 'Humidity',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: (params) => <Trend {...params} />,
  },
  {
    field: 'last',
    headerName: 'Now (%)',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.humidity.at(-1),
  },
];
const rows: Greenhouse[] = [
  { id: 1, name: 'Orchids', humidity: [71, 74, 78, 75, 73, 76] },
  { id: 2, name: 'Cacti', humidity: [31, 30, 33, 29, 28, 30] },
  { id: 3, name: 'Ferns', humidity: [82, 80, 85, 88, 86, 90] },
];

export default function SparklinesInGrid() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Greenhouses' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
