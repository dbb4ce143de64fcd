import {
  DataGridPremium,
  GridSidebarValue,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { rideColumns, rides } from './rides';

const initialState: DataGridPremiumProps['initialState'] = {
  sidebar: { open: true, value: GridSidebarValue.Pivot },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'station' }, { field: 'tariff' }],
      columns: [{ field: 'season' }],
      values: [{ field: 'trips', aggFunc: 'sum' }],
    },
  },
};

export default function BuildItYourself() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        rows={rides}
        columns={rideColumns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trips, in the pivot table that you build' } }}
      />
    </div>
  );
}
