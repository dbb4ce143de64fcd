import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

const columns = fleetColumns.map((column): GridColDef => ({
  ...column,
  hide: column.field === 'insurer' || column.field === 'premium',
}));

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Vans, without their insurance"
      />
    </div>
  );
}
