import * as React from 'react';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { shipments } from './shipments';

function keepDepotFirst(model: GridSortModel): GridSortModel {
  const depot = model.find((item) => item.field === 'depot');
  const others = model.filter((item) => item.field !== 'depot');
  return [depot ?? { field: 'depot', sort: 'asc' }, ...others];
}

const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function KeepDepotFirst() {
  const [sortModel, setSortModel] = React.useState(() => keepDepotFirst([]));

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(keepDepotFirst(model))}
        density="compact"
        hideFooter
        aria-label="Shipments, always by depot first"
      />
    </div>
  );
}
