import { DataGrid } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={fleetColumns}
        initialState={{
          columns: { columnVisibilityModel: { insurer: false, premium: false } },
        }}
        density="compact"
        hideFooter
        aria-label="Vans, without their insurance"
      />
    </div>
  );
}
