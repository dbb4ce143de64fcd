import * as React from 'react';
import MenuItem from '@material-ui/core/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnsMenuItem,
  HideGridColMenuItem,
  SortGridMenuItems,
  useGridSlotComponentProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const BerthMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function BerthMenu(props, ref) {
    const { currentColumn, hideMenu } = props;
    const { apiRef } = useGridSlotComponentProps();

    const copyColumn = () => {
      const ids = apiRef.current.getSortedRowIds();
      const values = ids.map((id) => apiRef.current.getCellValue(id, currentColumn.field));
      void navigator.clipboard.writeText(values.join('\n'));
      apiRef.current.hideColumnMenu();
    };

    return (
      <GridColumnMenuContainer ref={ref} {...props}>
        <SortGridMenuItems column={currentColumn} onClick={hideMenu} />
        <MenuItem onClick={copyColumn}>Copy values</MenuItem>
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
