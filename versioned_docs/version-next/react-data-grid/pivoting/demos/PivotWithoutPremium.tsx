import { DataGrid } from '@mui/x-data-grid';
import { orders } from './orders';
import { makePivotTable } from './makePivotTable';

// Once, outside the component. With orders that change, use `useMemo`.
const { rows, columns, columnGroupingModel } = makePivotTable(orders);

export default function PivotWithoutPremium() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        disableColumnSorting
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Sales of a bakery by product and quarter, in euros' } }}
      />
    </div>
  );
}
