import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { turbines, turbineColumns, type Turbine } from './turbines';

const columns: GridColDef<Turbine>[] = [
  { ...turbineColumns[0], cellClassName: 'plate' },
  turbineColumns[1],
  turbineColumns[4],
  {
    field: 'change',
    headerName: 'Last hour',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }) => `${value > 0 ? '▲ +' : value < 0 ? '▼ ' : ''}${value} %`,
    cellClassName: ({ value }) => (value > 0 ? 'rising' : value < 0 ? 'falling' : ''),
  },
];

export default function CellsByValue() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={turbines}
        columns={columns}
        getCellClassName={({ field, row }) =>
          field === 'output' && row.output === 0 ? 'idle' : ''
        }
        sx={{
          '& .plate': { fontFamily: 'monospace' },
          '& .rising': { color: 'success.main', fontWeight: 700 },
          '& .falling': { color: 'error.main', fontWeight: 700 },
          '& .idle': { bgcolor: 'action.selected' },
        }}
        density="compact"
        hideFooter
        aria-label="Turbines, cells by value"
      />
    </div>
  );
}
