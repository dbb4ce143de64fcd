import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: GridColDef<Hive>[] = [
  { field: 'id', headerName: 'Hive', width: 100, cellClassName: 'hive' },
  { field: 'grams', headerName: 'Grams', type: 'number', flex: 1, minWidth: 100 },
  { field: 'queen', headerName: 'Queen of', type: 'number', width: 100, valueFormatter: String },
];

const getCellClassName: DataGridProps<Hive>['getCellClassName'] = ({ field, value }) =>
  (field === 'grams' && Number(value) < 22000) || (field === 'queen' && Number(value) < 2023)
    ? 'look-at'
    : '';

export default function LightHives() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={hives}
        columns={columns}
        getCellClassName={getCellClassName}
        sx={{
          [`& .${gridClasses.cell}.hive`]: { fontWeight: 700 },
          [`& .${gridClasses.cell}.look-at`]: {
            bgcolor: 'warning.light',
            color: 'common.black',
            '&::before': { content: '"▲ "' },
          },
        }}
        density="compact"
        hideFooter
        label="Hives, with light ones and old queens marked"
      />
    </div>
  );
}
