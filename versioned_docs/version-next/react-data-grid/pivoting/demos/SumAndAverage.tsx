import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, orders, type Order } from './orders';

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) =>
  field === 'euros'
    ? [
        {
          field: 'eurosPerOrder',
          headerName: 'Per order',
          type: 'number',
          valueGetter: (_value, row: Order) => row.euros,
          valueFormatter: (value?: number) => value?.toFixed(0) ?? '',
          width: 110,
        },
      ]
    : undefined;

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'shop' }],
      values: [
        { field: 'euros', aggFunc: 'sum' },
        { field: 'eurosPerOrder', aggFunc: 'avg' },
      ],
    },
  },
};

export default function SumAndAverage() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Sum and average of orders by product and shop' } }}
      />
    </div>
  );
}
