import { DataGridPremium } from '@mui/x-data-grid-premium';
import { rainfall, rainfallColumns } from './rainfall';

export default function SelectCells() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={rainfall}
        columns={rainfallColumns}
        cellSelection
        rowSelection={false}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Rainfall, select cells' } }}
      />
    </div>
  );
}
