import * as React from 'react';
import Button from '@material-ui/core/Button';
import {
  DataGrid,
  GridOverlay,
  useGridSlotComponentProps,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function NoShipFound() {
  const { apiRef } = useGridSlotComponentProps();

  return (
    <GridOverlay style={{ flexDirection: 'column', gap: 8 }}>
      No ship matches the filter.
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Show all ships</Button>
    </GridOverlay>
  );
}

const components = { NoResultsOverlay: NoShipFound };
const rows = berths.slice(0, 5);

export default function NoShipThatLong() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'meters', operatorValue: '>', value: '300' }],
  });

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        components={components}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        density="compact"
        hideFooter
        aria-label="Berths of ships longer than 300 m"
      />
    </div>
  );
}
