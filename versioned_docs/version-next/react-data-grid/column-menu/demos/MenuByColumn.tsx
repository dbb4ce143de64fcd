import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

function BoatMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  if (colDef.field !== 'guest') {
    return <GridColumnMenu {...props} />;
  }
  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

export default function MenuByColumn() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        slots={{ columnMenu: BoatMenu }}
        density="compact"
        hideFooter
        label="Boats, with a short menu for the guest"
      />
    </div>
  );
}
