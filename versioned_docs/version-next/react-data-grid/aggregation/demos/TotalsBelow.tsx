import { DataGridPremium } from '@mui/x-data-grid-premium';
import { exhibitionColumns, exhibitions } from './exhibitions';

export default function TotalsBelow() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        rows={exhibitions}
        columns={exhibitionColumns}
        initialState={{
          aggregation: { model: { opened: 'min', visitors: 'sum', revenue: 'sum' } },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Exhibitions with their totals' } }}
      />
    </div>
  );
}
