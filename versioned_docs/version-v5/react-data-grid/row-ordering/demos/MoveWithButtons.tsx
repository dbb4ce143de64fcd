import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import * as React from 'react';

const rows = [
  { id: 1, dish: 'Soup' },
  { id: 2, dish: 'Dumplings' },
  { id: 3, dish: 'Plum cake' },
];

export default function MoveWithButtons() {
  const apiRef = useGridApiRef();

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(() => {
    const move = (id: number, step: number) => {
      const index = apiRef.current.getRowIndexRelativeToVisibleRows(id) + step;
      if (index >= 0 && index < rows.length) {
        apiRef.current.setRowIndex(id, index);
      }
    };
    return [
      { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120, sortable: false },
      {
        field: 'move',
        headerName: 'Move',
        width: 90,
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <>
            <IconButton
              size="small"
              tabIndex={tabIndex}
              aria-label={`${row.dish}: up`}
              onClick={() => move(row.id, -1)}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              size="small"
              tabIndex={tabIndex}
              aria-label={`${row.dish}: down`}
              onClick={() => move(row.id, 1)}
            >
              <ArrowDownward />
            </IconButton>
          </>
        ),
      },
    ];
  }, [apiRef]);

  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        disableSelectionOnClick
        density="compact"
        hideFooter
        aria-label="Dishes, moved with buttons"
      />
    </div>
  );
}
