import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

function SummaryToolbar() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const power = entries.reduce((sum, { model }) => sum + model.power, 0);

  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
      <span role="status">
        {entries.length} of {chargers.length} points, {power} kW
      </span>
    </GridToolbarContainer>
  );
}

export default function SummaryOfMatches() {
  return (
    <div style={{ height: 242, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        slots={{ toolbar: SummaryToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'opened', operator: 'before', value: '2024-01-01' }] },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Charging points with a summary of the filter"
      />
    </div>
  );
}
