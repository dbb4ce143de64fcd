import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function OneColumnAtATime() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, sorted by one column at a time"
        rows={shipments}
        columns={columns}
        disableMultipleColumnsSorting
        density="compact"
        hideFooter
      />
    </div>
  );
}
