import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { columns, orders, type Order } from './orders';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const formatted: GridColDef<Order>[] = columns.map((column) =>
  column.field === 'euros'
    ? { ...column, valueFormatter: (value?: number) => (value == null ? '' : euros.format(value)) }
    : column,
);

// Called for each column of values: here "pieces" or "euros" below each shop.
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, [shop]) =>
  field === 'pieces'
    ? { width: 90, description: `Pieces sold by the shop: ${shop}` }
    : { width: 110, cellClassName: 'euros' };

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'shop', sort: 'desc' }],
      values: [
        { field: 'pieces', aggFunc: 'sum' },
        { field: 'euros', aggFunc: 'sum' },
      ],
    },
  },
};

export default function ColumnsOfValues() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={formatted}
        pivotingColDef={pivotingColDef}
        initialState={initialState}
        sx={{ '& .euros': { fontWeight: 'bold' } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Pieces and euros of a bakery by product and shop' } }}
      />
    </div>
  );
}
