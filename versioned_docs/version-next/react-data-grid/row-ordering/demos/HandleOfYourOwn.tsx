import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

function Handle({ className }: { className?: string }) {
  return <UnfoldMore className={className} fontSize="small" />;
}

const slots = { rowReorderIcon: Handle };

const rows = ['Pour the floor', 'Raise the walls', 'Close the roof'].map((task) => ({
  id: task,
  task,
}));

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Move', width: 80 },
];

export default function HandleOfYourOwn() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        slots={slots}
        disableColumnSorting
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tasks, with handles at the end' } }}
      />
    </div>
  );
}
