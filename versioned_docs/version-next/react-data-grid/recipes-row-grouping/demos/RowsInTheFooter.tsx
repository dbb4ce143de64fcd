import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  GridRowCount,
  gridRowCountSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { sightingColumns, sightings } from './sightings';

function CountOfRows() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const shown = ids.filter((id) => tree[id]?.type === 'leaf').length;

  return <GridRowCount rowCount={total} visibleRowCount={shown} />;
}

export default function RowsInTheFooter() {
  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGridPremium
        rows={sightings}
        columns={sightingColumns}
        initialState={{
          rowGrouping: { model: ['region'] },
          columns: { columnVisibilityModel: { region: false } },
          filter: { filterModel: { items: [{ field: 'seen', operator: '>', value: 4 }] } },
        }}
        slots={{ footerRowCount: CountOfRows }}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Birds, with the number of sightings below' } }}
      />
    </div>
  );
}
