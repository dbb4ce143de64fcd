import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingValueGetterParams,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns, type CityTree } from './cityTrees';

const toDecade = ({ row }: GridGroupingValueGetterParams<CityTree>) =>
  `${Math.floor(row.planted / 10) * 10}s`;

const columns: GridColDef<CityTree>[] = treeColumns.map((column) =>
  column.field === 'planted'
    ? {
        ...column,
        groupingValueGetter: toDecade,
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
        aria-label="Trees by the decade they were planted in"
      />
    </div>
  );
}
