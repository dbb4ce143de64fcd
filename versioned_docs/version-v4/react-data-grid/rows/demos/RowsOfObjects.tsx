import { DataGrid, type GridColDef, type GridValueGetterParams } from '@mui/x-data-grid';

interface Team {
  id: number;
  name: string;
  ground: { town: string; seats: number };
}

const rows: readonly Team[] = [
  { id: 1, name: 'Northgate', ground: { town: 'Leeds', seats: 1200 } },
  { id: 2, name: 'Harbour', ground: { town: 'Hull', seats: 800 } },
  { id: 3, name: 'Millbrook', ground: { town: 'York', seats: 950 } },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Team', flex: 1, minWidth: 110 },
  {
    field: 'town',
    headerName: 'Town',
    width: 110,
    valueGetter: ({ row }: GridValueGetterParams) => row['ground'].town,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 120,
    valueGetter: ({ row }: GridValueGetterParams) => row['ground'].seats,
  },
];

export default function RowsOfObjects() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Teams of the league"
      />
    </div>
  );
}
