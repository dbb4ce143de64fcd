import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnsInTheToolbar() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={fleetColumns}
        slots={{ toolbar: ColumnsToolbar }}
        density="compact"
        hideFooter
        aria-label="Vans, with a button for the columns"
      />
    </div>
  );
}
