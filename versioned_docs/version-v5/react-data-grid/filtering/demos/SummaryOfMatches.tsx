import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
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
      <Button onClick={() => apiRef.current.showFilterPanel()}>Filter</Button>
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
        components={{ Toolbar: SummaryToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ columnField: 'opened', operatorValue: 'before', value: '2024-01-01' }],
            },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Charging points with a summary of the filter"
      />
    </div>
  );
}
