import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns, type CityTree } from './cityTrees';

const columns: GridColDef<CityTree>[] = treeColumns.map((column) =>
  column.field === 'planted'
    ? {
        ...column,
        groupingValueGetter: (year: number) => `${Math.floor(year / 10) * 10}s`,
        // The keys are texts, the column has numbers.
        sortComparator: (a, b) => String(a).localeCompare(String(b)),
      }
    : column,
);

const decadeColumn = { headerName: 'Decade' };
const isSixties = (node: GridGroupNode) => node.groupingKey === '1960s';

export default function GroupByDecade() {
  return (
    <div style={{ height: 366, width: '100%' }}>
      <DataGridPremium
        rows={cityTrees}
        columns={columns}
        groupingColDef={decadeColumn}
        initialState={{
          rowGrouping: { model: ['planted'] },
          sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'asc' }] },
        }}
        isGroupExpandedByDefault={isSixties}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trees by the decade they were planted in' } }}
      />
    </div>
  );
}
