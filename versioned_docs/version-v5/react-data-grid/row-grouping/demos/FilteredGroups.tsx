import { DataGridPremium } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

export default function FilteredGroups() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPremium
        rows={cityTrees}
        columns={treeColumns}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['district', 'genus'] },
          filter: {
            filterModel: { items: [{ columnField: 'height', operatorValue: '>', value: 15 }] },
          },
          sorting: {
            sortModel: [{ field: '__row_group_by_columns_group_district__', sort: 'desc' }],
          },
        }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        aria-label="Tall trees by district and genus"
      />
    </div>
  );
}
