import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnsMenuItem,
  HideGridColMenuItem,
  SortGridMenuItems,
  useGridApiContext,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const BerthMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function BerthMenu(props, ref) {
    const { currentColumn, hideMenu } = props;
    const apiRef = useGridApiContext();

    const copyColumn = (event: React.MouseEvent<HTMLElement>) => {
      const ids = apiRef.current.getSortedRowIds();
      const values = ids.map((id) => apiRef.current.getCellValue(id, currentColumn.field));
      void navigator.clipboard.writeText(values.join('\n'));
      hideMenu(event);
    };

    return (
      <GridColumnMenuContainer ref={ref} {...props}>
        <SortGridMenuItems column={currentColumn} onClick={hideMenu} />
        <MenuItem onClick={copyColumn}>
          <ListItemIcon>
            <ContentCopyIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Copy values</ListItemText>
        </MenuItem>
        <HideGridColMenuItem column={currentColumn} onClick={hideMenu} />
        <GridColumnsMenuItem column={currentColumn} onClick={hideMenu} />
      </GridColumnMenuContainer>
    );
  },
);

const components = { ColumnMenu: BerthMenu };
const rows = berths.slice(0, 5);

export default function CopyFromTheColumnMenu() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Berths, with a command in the column menu"
      />
    </div>
  );
}
