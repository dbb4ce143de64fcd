import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { boatColumns, boats, type Boat } from './boats';

const columns: GridColDef<Boat>[] = boatColumns.map((column) => ({
  ...column,
  disableColumnMenu: column.field === 'seats',
}));

export default function OneColumnWithoutMenu() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={columns}
        density="compact"
        hideFooter
        label="Boats, without a menu for the seats"
      />
    </div>
  );
}
