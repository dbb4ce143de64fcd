import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const kilos = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const columns: GridColDef<Hive>[] = [
  { field: 'id', headerName: 'Hive', width: 90 },
  {
    field: 'place',
    headerName: 'valueGetter',
    flex: 1,
    minWidth: 110,
    valueGetter: (_, row) => row.apiary.place,
  },
  {
    field: 'grams',
    headerName: 'valueFormatter',
    type: 'number',
    width: 130,
    valueFormatter: (grams: number) => `${kilos.format(grams / 1000)} kg`,
  },
  {
    field: 'queen',
    headerName: 'renderCell',
    type: 'number',
    width: 120,
    display: 'flex',
    renderCell: ({ value }) => (
      <Chip size="small" label={value} variant={value < 2023 ? 'outlined' : 'filled'} />
    ),
  },
];

export default function ThreeWaysToChangeACell() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={hives}
        columns={columns}
        density="compact"
        hideFooter
        label="Hives, with a column for each way to change a cell"
      />
    </div>
  );
}
