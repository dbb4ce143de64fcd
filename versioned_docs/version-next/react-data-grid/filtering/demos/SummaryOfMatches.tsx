import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  gridFilteredRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

function SummaryToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const power = entries.reduce((sum, { model }) => sum + model.power, 0);

  return (
    <Toolbar>
      <span role="status" style={{ marginInlineEnd: 'auto' }}>
        {count} of {chargers.length} points, {power} kW
      </span>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
    </Toolbar>
  );
}

export default function SummaryOfMatches() {
  return (
    <div style={{ height: 256, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        showToolbar
        slots={{ toolbar: SummaryToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'opened', operator: 'before', value: '2024-01-01' }] },
          },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Charging points with a summary of the filter' } }}
      />
    </div>
  );
}
