import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { budget, budgetColumns } from './budgets';

export default function NoFocusOutline() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={budget}
        columns={budgetColumns}
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            // No outline for a click, another sign for the keyboard.
            '&:focus, &:focus-within': { outline: 'none' },
            '&:focus-visible': {
              boxShadow: (theme) => `inset 0 -3px ${theme.palette.primary.main}`,
            },
          },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Budget, without an outline of the focus' } }}
      />
    </div>
  );
}
