import { DataGridPro } from '@mui/x-data-grid-pro';
import { orders } from './orders';
import { pivotOrders } from './pivotOrders';

// Once, outside the component. With orders that change, use `useMemo`.
const { rows, totals, columns, columnGroupingModel } = pivotOrders(orders);
const pinnedRows = { bottom: totals };
const experimentalFeatures = { columnGrouping: true, rowPinning: true };

export default function SalesByQuarter() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        columnGroupingModel={columnGroupingModel}
        pinnedRows={pinnedRows}
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
        density="compact"
        hideFooter
        aria-label="Sales of a bakery by product and quarter, in euros"
      />
    </div>
  );
}
