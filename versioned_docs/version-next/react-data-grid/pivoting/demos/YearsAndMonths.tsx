import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, orders, type Order } from './orders';

const monthName = new Intl.DateTimeFormat('en', { month: 'long' });

// The fields are your choice; the model uses them.
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) =>
  field === 'date'
    ? [
        {
          field: 'year',
          headerName: 'Year',
          valueGetter: (_value, row: Order) => String(row.date.getFullYear()),
        },
        {
          field: 'month',
          headerName: 'Month',
          valueGetter: (_value, row: Order) => monthName.format(row.date),
        },
      ]
    : undefined;

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'year' }, { field: 'month' }],
      columns: [{ field: 'shop' }],
      values: [{ field: 'euros', aggFunc: 'sum' }],
    },
  },
};

const groupingColDef = { width: 180 };

export default function YearsAndMonths() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Sales of a bakery by month and shop, in euros' } }}
      />
    </div>
  );
}
