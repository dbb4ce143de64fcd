import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { turbines, turbineColumns, type Turbine } from './turbines';

const columns: GridColDef<Turbine>[] = turbineColumns.map((column) => ({
  ...column,
  headerClassName: column.type === 'number' ? 'measured' : 'given',
}));

const rows = turbines.slice(0, 5);

export default function ColoredHeaders() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={{
          '& .measured': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          '& .measured button': { color: 'inherit' },
          '& .given': { bgcolor: 'action.selected' },
        }}
        density="compact"
        hideFooter
        aria-label="Turbines, headers by kind of column"
      />
    </div>
  );
}
