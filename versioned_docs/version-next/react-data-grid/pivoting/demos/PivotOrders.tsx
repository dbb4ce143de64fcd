import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'shop' }],
      values: [{ field: 'euros', aggFunc: 'sum' }],
    },
  },
};

export default function PivotOrders() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Sales of a bakery by product and shop, in euros' } }}
      />
    </div>
  );
}
