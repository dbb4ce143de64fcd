import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function SortBySeveralColumns() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'depot', sort: 'asc' },
              { field: 'pallets', sort: 'desc' },
            ],
          },
        }}
        density="compact"
        hideFooter
        aria-label="Shipments by depot, then by number of pallets"
      />
    </div>
  );
}
