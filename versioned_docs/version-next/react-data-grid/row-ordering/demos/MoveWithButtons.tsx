import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

function MoveActions(params: GridRenderCellParams) {
  const { id, row } = params;
  const apiRef = useGridApiContext();

  const move = (step: -1 | 1) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const neighbor = ids[ids.indexOf(id) + step];
    if (neighbor !== undefined) {
      apiRef.current.setRowPosition(id, neighbor, step < 0 ? 'above' : 'below');
    }
  };

  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<ArrowUpward />}
        label={`${row.dish}: up`}
        onClick={() => move(-1)}
      />
      <GridActionsCellItem
        icon={<ArrowDownward />}
        label={`${row.dish}: down`}
        onClick={() => move(1)}
      />
    </GridActionsCell>
  );
}

const rows = [
  { id: 1, dish: 'Soup' },
  { id: 2, dish: 'Dumplings' },
  { id: 3, dish: 'Plum cake' },
];

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
  {
    field: 'move',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    renderCell: (params) => <MoveActions {...params} />,
  },
];

export default function MoveWithButtons() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Dishes, moved with buttons' } }}
      />
    </div>
  );
}
