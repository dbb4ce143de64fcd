import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { flatColumns, flats, type Flat } from './flats';

const compare = getGridNumericOperators().filter(({ value }) => ['>=', '<='].includes(value));
const match = getGridStringOperators()
  .filter(({ value }) => ['contains', 'isAnyOf'].includes(value))
  .map((operator) => (operator.value === 'isAnyOf' ? { ...operator, label: 'one of' } : operator));

const columns: GridColDef<Flat>[] = flatColumns.map((column) => ({
  ...column,
  filterOperators: column.type === 'number' ? compare : match,
}));

export default function FewerOperators() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Flats with two operators for each column"
      />
    </div>
  );
}
