import {
  DataGridPremium,
  GridSidebarValue,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

const withoutPieces = columns.map((column) =>
  column.field === 'pieces' ? { ...column, pivotable: false } : column,
);

const initialState: DataGridPremiumProps['initialState'] = {
  sidebar: { open: true, value: GridSidebarValue.Pivot },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'shop' }, { field: 'product', hidden: true }],
      columns: [],
      values: [{ field: 'euros', aggFunc: 'avg' }],
    },
  },
};

export default function OpenPanel() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={withoutPieces}
        initialState={initialState}
        showToolbar
        slotProps={{ main: { 'aria-label': 'Average order of a bakery by shop, in euros' } }}
      />
    </div>
  );
}
