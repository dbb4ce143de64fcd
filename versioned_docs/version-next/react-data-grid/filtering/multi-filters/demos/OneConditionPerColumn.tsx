import {
  DataGridPro,
  GridLogicOperator,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
} from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

const columnsWithoutOthers = ({ field, columns, currentFilters }: FilterColumnsArgs) => {
  const taken = currentFilters.map((item) => item.field).filter((other) => other !== field);
  return columns.map((column) => column.field).filter((other) => !taken.includes(other));
};

const firstFreeColumn = ({ currentFilters, columns }: GetColumnForNewFilterArgs) => {
  const taken = currentFilters.map(({ field }) => field);
  return columns.find(({ field }) => !taken.includes(field))?.field ?? null;
};

export default function OneConditionPerColumn() {
  return (
    <div style={{ height: 346, width: '100%' }}>
      <DataGridPro
        rows={trips}
        columns={tripColumns}
        showToolbar
        slotProps={{
          main: { 'aria-label': 'Trips with one condition for each column' },
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            filterFormProps: { filterColumns: columnsWithoutOthers },
            getColumnForNewFilter: firstFreeColumn,
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
