import { DataGridPremium, type GridDataSource, type GridGroupNode } from '@mui/x-data-grid-premium';
import { rideColumns } from './rideColumns';
import { fetchRides, rideGroups } from './rideServer';

const dataSource: GridDataSource = {
  ...rideGroups,
  getRows: (params) => fetchRides(params, { delay: 600, failing: false }),
};

const isLine30 = (node: GridGroupNode) => node.groupingKey === '30';

export default function OpenedByServer() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        unstable_dataSource={dataSource}
        columns={rideColumns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        isGroupExpandedByDefault={isLine30}
        disableColumnFilter
        density="compact"
        hideFooter
        aria-label="Bus rides, line 30 opened"
      />
    </div>
  );
}
