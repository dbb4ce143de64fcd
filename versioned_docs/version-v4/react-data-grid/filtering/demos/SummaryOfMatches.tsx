import * as React from 'react';
import Button from '@material-ui/core/Button';
import {
  DataGrid,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

function SummaryToolbar() {
  const { apiRef, state } = useGridSlotComponentProps();
  // A row that is missing in the lookup passes.
  const { visibleRowsLookup } = state.visibleRows;
  const passing = chargers.filter(({ id }) => visibleRowsLookup[id] !== false);
  const power = passing.reduce((sum, row) => sum + row.power, 0);

  return (
    <GridToolbarContainer>
      <Button onClick={() => apiRef.current.showFilterPanel()}>Filter</Button>
      <span role="status">
        {passing.length} of {chargers.length} points, {power} kW
      </span>
    </GridToolbarContainer>
  );
}

const components = { Toolbar: SummaryToolbar };

export default function SummaryOfMatches() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ columnField: 'opened', operatorValue: 'before', value: '2024-01-01' }],
  });

  return (
    <div style={{ height: 242, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        components={components}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        density="compact"
        hideFooter
        aria-label="Charging points with a summary of the filter"
      />
    </div>
  );
}
