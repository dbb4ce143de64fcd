import { DataGridPro, GridLinkOperator, GridToolbar } from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

export default function FixedConditions() {
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
                { id: 1, columnField: 'days', operatorValue: '<=', value: 8 },
                { id: 2, columnField: 'price', operatorValue: '<=', value: 1000 },
              ],
            },
          },
        }}
        aria-label="Trips with two conditions"
        componentsProps={{
          filterPanel: {
            sx: { '& .MuiDataGrid-panelFooter': { display: 'none' } },
            linkOperators: [GridLinkOperator.And],
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
