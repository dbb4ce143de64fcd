import EventAvailable from '@mui/icons-material/EventAvailable';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

function OnlyFilledItem({ colDef, onClick, label }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        // Replaces the condition that people may have set, since this grid keeps one.
        apiRef.current.setFilterModel({ items: [{ field: colDef.field, operator: 'isNotEmpty' }] });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <EventAvailable fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: {
    slots: { columnMenuFilledItem: OnlyFilledItem },
    slotProps: { columnMenuFilledItem: { displayOrder: 25, label: 'Only filled cells' } },
  },
};

export default function OneItemMore() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        slotProps={slotProps}
        density="compact"
        hideFooter
        label="Boats, with one item more in the menus"
      />
    </div>
  );
}
