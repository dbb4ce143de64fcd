import { DataGrid, GridToolbarFilterButton, getGridStringOperators } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const match = getGridStringOperators()
  .filter(({ value }) => ['contains', 'isEmpty'].includes(value))
  .map((operator) =>
    operator.value === 'isEmpty' ? { ...operator, label: 'is not known' } : operator,
  );

const columns = flatColumns.map((column) =>
  column.type === 'number'
    ? { ...column, filterable: false }
    : { ...column, filterOperators: match },
);

const components = { Toolbar: GridToolbarFilterButton };

export default function FewerOperators() {
  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Flats with two operators for text"
      />
    </div>
  );
}
