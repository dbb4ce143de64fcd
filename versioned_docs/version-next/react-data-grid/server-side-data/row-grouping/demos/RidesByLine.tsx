import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { rideColumns } from './rideColumns';
import { fetchRides, rideGroups } from './rideServer';

const dataSource: GridDataSource = {
  ...rideGroups,
  getRows: (params) => fetchRides(params, { delay: 600, failing: false }),
};

// Groups that stay open would keep the rows of the old grouping.
const startAgain: DataGridPremiumProps['onRowGroupingModelChange'] = (_, { api }) => {
  api?.setRows([]);
};

export default function RidesByLine() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        dataSource={dataSource}
        onRowGroupingModelChange={startAgain}
        columns={rideColumns}
        initialState={{ rowGrouping: { model: ['line', 'depot'] } }}
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Bus rides, grouped by the server' } }}
      />
    </div>
  );
}
