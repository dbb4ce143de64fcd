import { DataGridPro, GridLinkOperator, GridToolbar } from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

export default function SeveralConditions() {
  return (
    <div style={{ height: 338, width: '100%' }}>
      <DataGridPro
        rows={trips}
        columns={tripColumns}
        components={{ Toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'cheap', columnField: 'price', operatorValue: '<', value: 800 },
                { id: 'ship', columnField: 'transport', operatorValue: 'equals', value: 'Ship' },
              ],
              linkOperator: GridLinkOperator.Or,
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
