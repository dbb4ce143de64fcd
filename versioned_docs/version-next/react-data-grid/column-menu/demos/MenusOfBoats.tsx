import { DataGrid } from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

export default function MenusOfBoats() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        density="compact"
        hideFooter
        label="Boats, with a menu in each header"
      />
    </div>
  );
}
