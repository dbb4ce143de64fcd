import { DataGrid } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

export default function ColumnsInTheToolbar() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={fleetColumns}
        showToolbar
        density="compact"
        hideFooter
        label="Vans"
      />
    </div>
  );
}
