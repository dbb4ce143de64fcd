import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { lotColumns, lots, type Lot } from './auctions';

const columns: GridColDef<Lot>[] = lotColumns.map((column) => ({
  ...column,
  disableReorder: column.field === 'id',
}));

export default function FirstColumnStays() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGridPro
        rows={lots}
        columns={columns}
        initialState={{ columns: { orderedFields: ['id', 'item', 'bid', 'bids', 'estimate'] } }}
        density="compact"
        hideFooter
        aria-label="Lots, whose number is not dragged"
      />
    </div>
  );
}
