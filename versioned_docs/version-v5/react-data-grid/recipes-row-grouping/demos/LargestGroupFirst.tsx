import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridGroupingColDefOverride,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { sightingColumns, sightings } from './sightings';

function countRows({ api, id, rowNode }: GridSortCellParams): number {
  return rowNode.children?.length ? api.getRowGroupChildren({ groupId: id }).length : 0;
}

const groupingColDef: GridGroupingColDefOverride = {
  sortComparator: (_key1, _key2, group1, group2) => countRows(group1) - countRows(group2),
  sortingOrder: ['desc', 'asc'],
};

export default function LargestGroupFirst() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        rows={sightings}
        columns={sightingColumns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['region', 'habitat'] },
          columns: { columnVisibilityModel: { region: false, habitat: false } },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
        density="compact"
        hideFooter
        aria-label="Birds, the region with most sightings first"
      />
    </div>
  );
}
