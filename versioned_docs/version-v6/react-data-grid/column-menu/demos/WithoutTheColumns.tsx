import { DataGrid, GridColumnMenu, type GridColumnMenuProps } from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

const menuSlots = { columnMenuColumnsItem: null };

function BoatMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={menuSlots} />;
}

export default function WithoutTheColumns() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        slots={{ columnMenu: BoatMenu }}
        density="compact"
        hideFooter
        aria-label="Boats, whose menus do not hide columns"
      />
    </div>
  );
}
