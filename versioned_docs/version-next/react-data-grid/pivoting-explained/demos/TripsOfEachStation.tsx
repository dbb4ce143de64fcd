import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { rideColumns, rides } from './rides';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'station' }],
      columns: [],
      values: [{ field: 'trips', aggFunc: 'sum' }],
    },
  },
};

export default function TripsOfEachStation() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGridPremium
        rows={rides}
        columns={rideColumns}
        initialState={initialState}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trips by station' } }}
      />
    </div>
  );
}
