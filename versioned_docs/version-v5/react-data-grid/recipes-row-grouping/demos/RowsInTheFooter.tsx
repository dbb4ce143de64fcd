import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  GridFooterContainer,
  GridRowCount,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { sightingColumns, sightings } from './sightings';

function CountOfRows() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  // Groups have children, rows of the data have none.
  const total = Object.values(tree).filter(({ children }) => !children).length;
  const shown = ids.filter((id) => tree[id] && !tree[id].children).length;

  return (
    <GridFooterContainer sx={{ justifyContent: 'flex-end' }}>
      <GridRowCount rowCount={total} visibleRowCount={shown} />
    </GridFooterContainer>
  );
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
          filter: {
            filterModel: { items: [{ columnField: 'seen', operatorValue: '>', value: 4 }] },
          },
        }}
        components={{ Footer: CountOfRows }}
        density="compact"
        aria-label="Birds, with the number of sightings below"
      />
    </div>
  );
}
