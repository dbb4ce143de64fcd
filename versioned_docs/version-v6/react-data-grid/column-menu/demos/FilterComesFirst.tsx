import { DataGrid, GridColumnMenu, type GridColumnMenuProps } from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

const menuSlotProps = { columnMenuFilterItem: { displayOrder: 0 } };

function BoatMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slotProps={menuSlotProps} />;
}

export default function FilterComesFirst() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        slots={{ columnMenu: BoatMenu }}
        density="compact"
        hideFooter
        aria-label="Boats, with the filter first in the menus"
      />
    </div>
  );
}
