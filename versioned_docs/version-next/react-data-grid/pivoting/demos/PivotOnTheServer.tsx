import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns as orderColumns } from './orders';
import { aggregationFunctions, columnName, loadPivot } from './pivotServer';

// Keys of groups are texts, so people get years and quarters, which the server computes.
const columns = orderColumns.map((column) =>
  column.type === 'date' ? { ...column, pivotable: false } : column,
);

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) =>
  field === 'date'
    ? [
        { field: 'year', headerName: 'Year' },
        { field: 'quarter', headerName: 'Quarter' },
      ]
    : undefined;

const dataSource: GridDataSource = {
  getRows: loadPivot,
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row[field],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: columnName(path, field),
  width: 110,
});

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

export default function PivotOnTheServer() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        disableColumnFilter
        disableColumnSorting
        showToolbar
        density="compact"
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Sales of a bakery, added up by a server' },
          toolbar: { showQuickFilter: false },
        }}
      />
    </div>
  );
}
