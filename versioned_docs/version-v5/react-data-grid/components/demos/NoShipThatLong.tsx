import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function NoShipFound() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      No ship matches the filter.
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Show all ships</Button>
    </GridOverlay>
  );
}

const components = { NoResultsOverlay: NoShipFound };
const rows = berths.slice(0, 5);

export default function NoShipThatLong() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        components={components}
        initialState={{
          filter: {
            filterModel: { items: [{ columnField: 'meters', operatorValue: '>', value: 300 }] },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Berths of ships longer than 300 m"
      />
    </div>
  );
}
