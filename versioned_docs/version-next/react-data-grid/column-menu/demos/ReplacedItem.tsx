import * as React from 'react';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridColumnMenuItemProps,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

function OrderInWords({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const words = colDef.type === 'number' ? ['Fewest', 'Most'] : ['A', 'Z'];

  const sort = (direction: GridSortDirection) => (event: React.MouseEvent) => {
    apiRef.current.sortColumn(colDef.field, direction);
    onClick(event);
  };

  return (
    <React.Fragment>
      <MenuItem onClick={sort('asc')}>
        <ListItemText>{words[0]} first</ListItemText>
      </MenuItem>
      <MenuItem onClick={sort('desc')}>
        <ListItemText>{words[1]} first</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
}

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: { slots: { columnMenuSortItem: OrderInWords } },
};

export default function ReplacedItem() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        slotProps={slotProps}
        density="compact"
        hideFooter
        label="Boats, sorted in words"
      />
    </div>
  );
}
