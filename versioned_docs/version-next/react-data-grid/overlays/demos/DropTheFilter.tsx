import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { firings, firingColumns } from './firings';

function NothingFound() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      None of the firings is that hot.
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Show all firings</Button>
    </GridOverlay>
  );
}

export default function DropTheFilter() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={firings}
        columns={firingColumns}
        slots={{ noResultsOverlay: NothingFound }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'celsius', operator: '>', value: 1300 }] },
          },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Firings above 1300 °C' } }}
      />
    </div>
  );
}
