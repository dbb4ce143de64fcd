import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { flatColumns, flats, type Flat } from './flats';

const letSponsoredPass = (operator: GridFilterOperator<Flat>): GridFilterOperator<Flat> => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const applyFilter = operator.getApplyFilterFn(item, column);
    return applyFilter && ((params) => params.row.sponsored || applyFilter(params));
  },
});

const columns: GridColDef<Flat>[] = flatColumns.map((column) => {
  const operators = column.type === 'number' ? getGridNumericOperators() : getGridStringOperators();
  return { ...column, filterOperators: operators.map(letSponsoredPass) };
});

export default function SponsoredAlwaysPass() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ columnField: 'rooms', operatorValue: '>=', value: 3 }] },
          },
        }}
        getRowClassName={({ row }) => (row.sponsored ? 'sponsored' : '')}
        sx={{ '& .sponsored': { fontStyle: 'italic' } }}
        density="compact"
        hideFooter
        aria-label="Large flats, and a sponsored one"
      />
    </div>
  );
}
