import { DataGrid, GridToolbarFilterButton } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const components = { Toolbar: GridToolbarFilterButton };

export default function FilterFromMenu() {
  return (
    <div style={{ height: 368, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Charging points"
      />
    </div>
  );
}
