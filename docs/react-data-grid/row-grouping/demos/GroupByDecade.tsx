import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns, type CityTree } from './cityTrees';

const columns: GridColDef<CityTree>[] = treeColumns.map((column) =>
  column.field === 'planted'
    ? { ...column, groupingValueGetter: (year: number) => `${Math.floor(year / 10) * 10}s` }
    : column,
);

export default function GroupByDecade() {
  return (
    <div style={{ height: 366, width: '100%' }}>
      <DataGridPremium
        rows={cityTrees}
        columns={columns}
        groupingColDef={{ headerName: 'Decade' }}
        initialState={{
          rowGrouping: { model: ['planted'] },
          sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'asc' }] },
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === '1960s'}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trees by the decade they were planted in' } }}
      />
    </div>
  );
}
