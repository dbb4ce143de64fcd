import { DataGridPremium } from '@mui/x-data-grid-premium';
import { repairColumns } from './repairColumns';
import { repairs } from './repairs';

const initialState = {
  rowGrouping: { model: ['mechanic'] },
  aggregation: { model: { hours: 'sum', parts: 'sum' } },
  columns: { columnVisibilityModel: { mechanic: false, owner: false } },
  pivoting: {
    model: {
      rows: [{ field: 'mechanic' }],
      columns: [{ field: 'state' }],
      values: [{ field: 'hours', aggFunc: 'sum' }],
    },
  },
};

const mechanicColumn = { headerName: 'Mechanic', width: 150 };

export default function PremiumWorkshop() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        label="Repairs by mechanic"
        rows={repairs}
        columns={repairColumns}
        initialState={initialState}
        groupingColDef={mechanicColumn}
        defaultGroupingExpansionDepth={1}
        showToolbar
        cellSelection
        density="compact"
        hideFooter
      />
    </div>
  );
}
