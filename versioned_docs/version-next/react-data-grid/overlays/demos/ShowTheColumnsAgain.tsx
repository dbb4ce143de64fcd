import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { firings, firingColumns } from './firings';

function NoColumnsLeft() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      All columns are hidden.
      <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>Show all columns</Button>
    </GridOverlay>
  );
}

const slots = { noColumnsOverlay: NoColumnsLeft };
const noColumns = Object.fromEntries(firingColumns.map(({ field }) => [field, false]));

export default function ShowTheColumnsAgain() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={firings}
        columns={firingColumns}
        slots={slots}
        initialState={{ columns: { columnVisibilityModel: noColumns } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Firings whose columns are all hidden' } }}
      />
    </div>
  );
}
