import { DataGrid } from '@mui/x-data-grid';
import { orders } from './orders';
import { pivotOrders } from './pivotOrders';

// Once, outside the component. With orders that change, use `useMemo`.
const { rows, columns } = pivotOrders(orders);

export default function SalesByQuarter() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Sales of a bakery by product and quarter, in euros"
      />
    </div>
  );
}
