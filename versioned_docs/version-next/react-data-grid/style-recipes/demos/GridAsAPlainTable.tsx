import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { budget, budgetColumns } from './budgets';

export default function GridAsAPlainTable() {
  return (
    <div style={{ width: '100%', display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        rows={budget}
        columns={budgetColumns}
        disableColumnMenu
        disableColumnResize
        disableRowSelectionOnClick
        sx={{
          border: 0,
          '&&': {
            '--DataGrid-t-color-background-base': 'transparent',
            '--DataGrid-t-header-background-base': 'transparent',
          },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.columnHeader}`]: {
            borderBottom: '2px solid',
            borderColor: 'text.primary',
          },
          [`& .${gridClasses.row}:hover`]: { backgroundColor: 'transparent' },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Budget, as a plain table' } }}
      />
    </div>
  );
}
