import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { repairs, repairColumns } from './repairs';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('workshop')
    ? { headerName: 'Workshop', minWidth: 190, flex: 1, hideDescendantCount: true }
    : { headerName: 'Kind of repair', minWidth: 160, flex: 1 };

export default function GroupingColumnOfYourOwn() {
  return (
    <div style={{ height: 366, width: '100%' }}>
      <DataGridPremium
        rows={repairs}
        columns={repairColumns}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['workshop', 'kind'] },
          columns: { columnVisibilityModel: { workshop: false, kind: false } },
        }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        aria-label="Bicycle repairs by workshop and kind"
      />
    </div>
  );
}
