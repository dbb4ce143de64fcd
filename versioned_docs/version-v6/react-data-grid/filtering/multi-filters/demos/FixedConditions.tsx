import { DataGridPro, GridLogicOperator, GridToolbar } from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

export default function FixedConditions() {
  return (
    <div style={{ height: 338, width: '100%' }}>
      <DataGridPro
        rows={trips}
        columns={tripColumns}
        slots={{ toolbar: GridToolbar }}
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
        aria-label="Trips with two conditions"
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            logicOperators: [GridLogicOperator.And],
            filterFormProps: {
              columnInputProps: { disabled: true },
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
