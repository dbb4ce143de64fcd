import { DataGridPro, GridLogicOperator, GridToolbar } from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

export default function SeveralConditions() {
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
                { id: 'cheap', field: 'price', operator: '<', value: 800 },
                { id: 'ship', field: 'transport', operator: 'equals', value: 'Ship' },
              ],
              logicOperator: GridLogicOperator.Or,
            },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Trips that are cheap or by ship"
      />
    </div>
  );
}
