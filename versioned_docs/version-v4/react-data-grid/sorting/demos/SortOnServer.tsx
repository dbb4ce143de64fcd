import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { fetchOrders, type Order } from './orderServer';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Euros', type: 'number', width: 130 },
];

// The same model arrives again when the width of the grid changes, and needs no request.
const keepIfSame = (newModel: GridSortModel) => (oldModel: GridSortModel) =>
  JSON.stringify(newModel) === JSON.stringify(oldModel) ? oldModel : newModel;

export default function SortOnServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    // An answer that arrives after the next click must not win.
    let outdated = false;
    setLoading(true);
    fetchOrders(sortModel).then((orders) => {
      if (!outdated) {
        setRows(orders);
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [sortModel]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(keepIfSame(model))}
        loading={loading}
        density="compact"
        hideFooter
        aria-label="Orders, sorted by the server"
      />
    </div>
  );
}
