import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { rideColumns } from './rideColumns';
import { fetchRides, rideGroups } from './rideServer';

const dataSource: GridDataSource = {
  ...rideGroups,
  getRows: (params) => fetchRides(params, { delay: 600, failing: false }),
};

export default function RidesByLine() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        unstable_dataSource={dataSource}
        columns={rideColumns}
        initialState={{ rowGrouping: { model: ['line', 'depot'] } }}
        disableColumnFilter
        density="compact"
        hideFooter
        aria-label="Bus rides, grouped by the server"
      />
    </div>
  );
}
