import { DataGridPremium } from '@mui/x-data-grid-premium';
import { budget, budgetColumns } from './budget';

const experimentalFeatures = { clipboardPaste: true };

export default function CopyAndPaste() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGridPremium
        rows={budget}
        columns={budgetColumns}
        experimentalFeatures={experimentalFeatures}
        unstable_cellSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooter
        aria-label="Budget to copy and paste"
      />
    </div>
  );
}
