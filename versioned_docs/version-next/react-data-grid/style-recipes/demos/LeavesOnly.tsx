import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { budget, budgetColumns, type BudgetLine } from './budgets';

const columns: GridColDef<BudgetLine>[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  ...budgetColumns.slice(0, 2),
  {
    ...budgetColumns[2],
    // Sums have a group or a footer as their row: the row of a leaf is a line of the budget.
    cellClassName: ({ row, rowNode }) =>
      rowNode.type === 'leaf' && row.spent > row.planned ? 'exceeded' : '',
  },
];

export default function LeavesOnly() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={budget}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['department'] },
          aggregation: { model: { planned: 'sum', spent: 'sum' } },
          columns: { columnVisibilityModel: { department: false } },
        }}
        defaultGroupingExpansionDepth={1}
        sx={{ '& .exceeded': { color: 'error.main', fontWeight: 700 } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Budget, exceeded lines in red' } }}
      />
    </div>
  );
}
