import * as React from 'react';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { shipments } from './shipments';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Shipment', width: 140 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function SortBySeveralColumns() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'depot', sort: 'asc' },
    { field: 'pallets', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Shipments by depot, then by number of pallets"
      />
    </div>
  );
}
