import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

const rows = ['Pour the floor', 'Raise the walls', 'Close the roof'].map((task) => ({
  id: task,
  task,
}));

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  { ...GRID_REORDER_COL_DEF, headerName: 'Move', renderHeader: undefined, width: 80 },
];

export default function HandleOfYourOwn() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        slots={{ rowReorderIcon: UnfoldMore }}
        disableColumnSorting
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tasks, with handles at the end' } }}
      />
    </div>
  );
}
