import { DataGridPro, GridLogicOperator, type FilterColumnsArgs } from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

const ownColumnOnly = ({ field }: FilterColumnsArgs) => [field];

export default function FixedConditions() {
  return (
    <div style={{ height: 346, width: '100%' }}>
      <DataGridPro
        rows={trips}
        columns={tripColumns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'days', operator: '<=', value: 8 },
                { id: 2, field: 'price', operator: '<=', value: 1000 },
              ],
            },
          },
        }}
        slotProps={{
          main: { 'aria-label': 'Trips with two conditions' },
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            logicOperators: [GridLogicOperator.And],
            filterFormProps: {
              filterColumns: ownColumnOnly,
              deleteIconProps: { sx: { visibility: 'hidden' } },
            },
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
