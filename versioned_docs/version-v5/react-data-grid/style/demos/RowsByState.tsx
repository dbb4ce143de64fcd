import { alpha, type Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { turbines, turbineColumns, type Turbine } from './turbines';

const tinted = (name: 'error' | 'warning') => (theme: Theme) => ({
  backgroundColor: alpha(theme.palette[name].main, 0.12),
  '&:hover': { backgroundColor: alpha(theme.palette[name].main, 0.2) },
  '&.Mui-selected, &.Mui-selected:hover': {
    backgroundColor: alpha(theme.palette[name].main, 0.32),
  },
});

export default function RowsByState() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid<Turbine>
        rows={turbines}
        columns={turbineColumns}
        getRowClassName={({ row }) => `state-${row.state}`}
        sx={{ '& .state-fault': tinted('error'), '& .state-paused': tinted('warning') }}
        density="compact"
        hideFooter
        aria-label="Turbines, rows by state"
      />
    </div>
  );
}
