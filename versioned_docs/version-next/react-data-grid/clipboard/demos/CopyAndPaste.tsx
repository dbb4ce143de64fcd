import { DataGridPremium } from '@mui/x-data-grid-premium';
import { budget, budgetColumns } from './budget';

export default function CopyAndPaste() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGridPremium
        rows={budget}
        columns={budgetColumns}
        cellSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Budget to copy and paste' } }}
      />
    </div>
  );
}
