import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function CopyItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const copyColumn = (event: React.MouseEvent<HTMLElement>) => {
    const ids = apiRef.current.getSortedRowIds();
    const values = ids.map((id) => apiRef.current.getCellValue(id, colDef.field));
    void navigator.clipboard.writeText(values.join('\n'));
    onClick(event);
  };

  return (
    <MenuItem onClick={copyColumn}>
      <ListItemIcon>
        <ContentCopyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Copy values</ListItemText>
    </MenuItem>
  );
}

function BerthMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuFilterItem: null, copyItem: CopyItem }}
      slotProps={{ copyItem: { displayOrder: 15 } }}
    />
  );
}

const rows = berths.slice(0, 5);

export default function CopyFromTheColumnMenu() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        slots={{ columnMenu: BerthMenu }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Berths, with a command in the column menu' } }}
      />
    </div>
  );
}
