import { DataGridPremium } from '@mui/x-data-grid-premium';
import { exhibitionColumns, exhibitions } from './exhibitions';

const experimentalFeatures = { aggregation: true };

export default function TotalsOfGroups() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={exhibitions}
        columns={exhibitionColumns}
        experimentalFeatures={experimentalFeatures}
        initialState={{
          rowGrouping: { model: ['museum'] },
          columns: { columnVisibilityModel: { museum: false } },
          aggregation: { model: { visitors: 'sum', revenue: 'avg' } },
        }}
        density="compact"
        hideFooter
        aria-label="Exhibitions with totals of each museum"
      />
    </div>
  );
}
