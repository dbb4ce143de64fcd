import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function SortWithoutModifierKey() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{ sorting: { sortModel: [{ field: 'depot', sort: 'asc' }] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shipments, sorted by each column that is clicked' } }}
      />
    </div>
  );
}
