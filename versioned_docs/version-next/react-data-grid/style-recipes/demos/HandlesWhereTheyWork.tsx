import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { budget, budgetColumns, type BudgetLine } from './budgets';

const columns: GridColDef<BudgetLine>[] = budgetColumns.map((column) => ({
  ...column,
  resizable: column.field === 'planned',
}));

export default function HandlesWhereTheyWork() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={budget}
        columns={columns}
        sx={{
          [`& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`]:
            {
              display: 'none',
            },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Budget, of which one column can be resized' } }}
      />
    </div>
  );
}
