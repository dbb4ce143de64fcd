import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridFilterMenuItem,
  SortGridMenuItems,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { talks, type Talk } from './talks';

const MenuWithWidths = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function MenuWithWidths(props, ref) {
    const { currentColumn: column, hideMenu } = props;
    const apiRef = useGridApiContext();
    const changeBy = (pixels: number) => (event: React.MouseEvent) => {
      const { computedWidth } = apiRef.current.getColumn(column.field);
      apiRef.current.setColumnWidth(column.field, Math.max(80, computedWidth + pixels));
      hideMenu(event);
    };

    return (
      <GridColumnMenuContainer ref={ref} {...props}>
        <SortGridMenuItems column={column} onClick={hideMenu} />
        <GridFilterMenuItem column={column} onClick={hideMenu} />
        <MenuItem onClick={changeBy(40)}>Wider</MenuItem>
        <MenuItem onClick={changeBy(-40)}>Narrower</MenuItem>
      </GridColumnMenuContainer>
    );
  },
);

const columns: GridColDef<Talk>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'speaker', headerName: 'Speaker', width: 140 },
];

const components = { ColumnMenu: MenuWithWidths };

export default function WiderByMenu() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={talks}
        columns={columns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Talks, with widths in the column menu"
      />
    </div>
  );
}
