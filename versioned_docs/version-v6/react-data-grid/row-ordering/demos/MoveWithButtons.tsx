import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';

const rows = [
  { id: 1, dish: 'Soup' },
  { id: 2, dish: 'Dumplings' },
  { id: 3, dish: 'Plum cake' },
];

export default function MoveWithButtons() {
  const apiRef = useGridApiRef();

  const columns = React.useMemo<GridColDef[]>(() => {
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
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpward />}
            label={`${row.dish}: up`}
            onClick={() => move(row.id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownward />}
            label={`${row.dish}: down`}
            onClick={() => move(row.id, 1)}
          />,
        ],
      },
    ];
  }, [apiRef]);

  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Dishes, moved with buttons"
      />
    </div>
  );
}
