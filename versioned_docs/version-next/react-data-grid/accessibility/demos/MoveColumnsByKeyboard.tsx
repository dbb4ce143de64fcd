import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

function ArrangeItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const arrange = (event: React.MouseEvent<HTMLElement>, widen: number, move: number) => {
    const api = apiRef.current;
    const index = api.getColumnIndex(colDef.field, false) + move;
    const { computedWidth } = api.getColumn(colDef.field);
    api.setColumnWidth(colDef.field, Math.max(50, computedWidth + widen));
    if (index >= 0 && index < api.getAllColumns().length) {
      api.setColumnIndex(colDef.field, index);
    }
    onClick(event);
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

const ArrangeMenu = (props: GridColumnMenuProps) => (
  <GridColumnMenu {...props} slots={{ arrangeItems: ArrangeItems }} />
);

const slots = { columnMenu: ArrangeMenu };

export default function MoveColumnsByKeyboard() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGridPro
        rows={ferries}
        columns={columns}
        slots={slots}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Ferries with columns to move by keyboard' } }}
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
