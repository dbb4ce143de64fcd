import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { rideColumns } from './rideColumns';
import { fetchRides, rideGroups } from './rideServer';

const dataSource: GridDataSource = {
  ...rideGroups,
  getRows: (params) => fetchRides(params, { delay: 600, failing: false }),
};

const isLine30 = (node: GridGroupNode) => node.groupingKey === '30';

// Groups that stay open would keep the rows of the old grouping.
const startAgain: DataGridPremiumProps['onRowGroupingModelChange'] = (_, { api }) => {
  api?.setRows([]);
};

export default function OpenedByServer() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        dataSource={dataSource}
        onRowGroupingModelChange={startAgain}
        columns={rideColumns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        isGroupExpandedByDefault={isLine30}
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Bus rides, line 30 opened' } }}
      />
    </div>
  );
}
