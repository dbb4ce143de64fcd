import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { budget, budgetColumns } from './budgets';

export default function GridAsAPlainTable() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        autoHeight
        rows={budget}
        columns={budgetColumns}
        disableColumnMenu
        disableRowSelectionOnClick
        sx={{
          border: 0,
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.columnHeaders}`]: {
            borderBottom: '2px solid',
            borderColor: 'text.primary',
            borderRadius: 0,
          },
          [`& .${gridClasses.row}:hover`]: { backgroundColor: 'transparent' },
        }}
        density="compact"
        hideFooter
        aria-label="Budget, as a plain table"
      />
    </div>
  );
}
