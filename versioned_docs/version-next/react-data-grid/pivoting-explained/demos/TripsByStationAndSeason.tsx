import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { rideColumns, rides } from './rides';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'station' }],
      columns: [{ field: 'season' }],
      values: [{ field: 'trips', aggFunc: 'sum' }],
    },
  },
};

export default function TripsByStationAndSeason() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPremium
        rows={rides}
        columns={rideColumns}
        initialState={initialState}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trips by station and season' } }}
      />
    </div>
  );
}
