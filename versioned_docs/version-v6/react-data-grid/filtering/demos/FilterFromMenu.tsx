import { DataGrid, GridToolbarContainer, GridToolbarFilterButton } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilterFromMenu() {
  return (
    <div style={{ height: 368, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        slots={{ toolbar: FilterToolbar }}
        density="compact"
        hideFooter
        aria-label="Charging points"
      />
    </div>
  );
}
