import { DataGridPremium } from '@mui/x-data-grid-premium';
import { rideColumns, rides } from './rides';

export default function AllTrips() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rides}
        columns={rideColumns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trips with rented bicycles, as a list' } }}
      />
    </div>
  );
}
