import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

export default function SeveralConditions() {
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
                { id: 'cheap', field: 'price', operator: '<', value: 800 },
                { id: 'ship', field: 'transport', operator: 'equals', value: 'Ship' },
              ],
              logicOperator: GridLogicOperator.Or,
            },
          },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trips that are cheap or by ship' } }}
      />
    </div>
  );
}
