import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { formatDay, formatDollars } from './format';
import type { Order } from './orders';

const STATUS_COLORS: Record<Order['status'], string> = {
  Delivered: 'success.main',
  Shipped: 'primary.main',
  'In preparation': 'warning.main',
  Canceled: 'error.main',
};

const COLUMNS: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  {
    field: 'day',
    headerName: 'Date',
    width: 130,
    valueFormatter: (day: string) => formatDay(day),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 200 },
  { field: 'channel', headerName: 'Channel', width: 100 },
  { field: 'plants', headerName: 'Plants', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => formatDollars(total),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(STATUS_COLORS),
    width: 160,
    renderCell: ({ row }) => <Status status={row.status} />,
  },
];

export function OrderTable({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Box sx={{ height: 632, minWidth: 240, display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={COLUMNS}
        disableRowSelectionOnClick
        pageSizeOptions={[10, 25, 50]}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'day', sort: 'desc' }] },
        }}
        sx={{ borderRadius: 3 }}
      />
    </Box>
  );
}

function Status({ status }: Pick<Order, 'status'>) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: STATUS_COLORS[status] }} />
      {status}
    </Box>
  );
}
