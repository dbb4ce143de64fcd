import { DataGridPremium } from '@mui/x-data-grid-premium';
import { boatColumns, boats } from './boats';

export default function MenusInPremium() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={boats}
        columns={boatColumns}
        initialState={{ rowGrouping: { model: ['kind'] } }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        label="Boats, grouped by kind"
      />
    </div>
  );
}
