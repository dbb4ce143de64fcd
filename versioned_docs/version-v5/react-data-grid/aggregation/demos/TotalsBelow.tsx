import { DataGridPremium } from '@mui/x-data-grid-premium';
import { exhibitionColumns, exhibitions } from './exhibitions';

const experimentalFeatures = { aggregation: true };

export default function TotalsBelow() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        rows={exhibitions}
        columns={exhibitionColumns}
        experimentalFeatures={experimentalFeatures}
        initialState={{
          aggregation: { model: { opened: 'min', visitors: 'sum', revenue: 'sum' } },
        }}
        density="compact"
        hideFooter
        aria-label="Exhibitions with their totals"
      />
    </div>
  );
}
