import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type Van } from './fleet';

const columns: GridColDef<Van>[] = [
  { field: 'id', headerName: 'Plate', width: 100, hideable: false },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'insurer', headerName: 'Insurer', flex: 1, minWidth: 110 },
];

export default function AlwaysVisible() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Vans, always with their plates"
      />
    </div>
  );
}
