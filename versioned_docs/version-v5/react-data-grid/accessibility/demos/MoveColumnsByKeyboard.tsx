import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenuContainer,
  GridColumnsMenuItem,
  GridFilterMenuItem,
  SortGridMenuItems,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

function ArrangeItems({ currentColumn, hideMenu }: GridColumnMenuProps) {
  const apiRef = useGridApiContext();

  const arrange = (event: React.MouseEvent<HTMLElement>, widen: number, move: number) => {
    const api = apiRef.current;
    const index = api.getColumnIndex(currentColumn.field, false) + move;
    const { computedWidth = 100 } = api.getColumn(currentColumn.field);
    api.setColumnWidth(currentColumn.field, Math.max(50, computedWidth + widen));
    if (index >= 0 && index < api.getAllColumns().length) {
      api.setColumnIndex(currentColumn.field, index);
    }
    hideMenu(event);
  };

  return (
    <React.Fragment>
      <MenuItem onClick={(event) => arrange(event, 40, 0)}>Wider</MenuItem>
      <MenuItem onClick={(event) => arrange(event, -40, 0)}>Narrower</MenuItem>
      <MenuItem onClick={(event) => arrange(event, 0, -1)}>Move left</MenuItem>
      <MenuItem onClick={(event) => arrange(event, 0, 1)}>Move right</MenuItem>
    </React.Fragment>
  );
}

const ArrangeMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function ArrangeMenu(props, ref) {
    const { currentColumn, hideMenu } = props;
    return (
      <GridColumnMenuContainer ref={ref} {...props}>
        <SortGridMenuItems column={currentColumn} onClick={hideMenu} />
        <GridFilterMenuItem column={currentColumn} onClick={hideMenu} />
        <GridColumnsMenuItem column={currentColumn} onClick={hideMenu} />
        <ArrangeItems {...props} />
      </GridColumnMenuContainer>
    );
  },
);

const components = { ColumnMenu: ArrangeMenu };

export default function MoveColumnsByKeyboard() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGridPro
        rows={ferries}
        columns={columns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Ferries with columns to move by keyboard"
      />
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'harbour', headerName: 'Harbour', width: 130 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
];

const ferries = [
  { id: 1, line: 'Northern Isles', harbour: 'Stromness', cars: 95 },
  { id: 2, line: 'Clyde', harbour: 'Brodick', cars: 110 },
  { id: 3, line: 'Sound of Mull', harbour: 'Craignure', cars: 44 },
  { id: 4, line: 'Small Isles', harbour: 'Mallaig', cars: 14 },
];
