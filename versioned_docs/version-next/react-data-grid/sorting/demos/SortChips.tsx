import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  Toolbar,
  gridColumnLookupSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './shipments';

function SortChipBar() {
  const apiRef = useGridApiContext();
  const columnLookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const sortModel = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <Toolbar style={{ justifyContent: 'flex-start', gap: 8 }}>
      {sortModel.length === 0 && 'Not sorted'}
      {sortModel.map(({ field, sort }) => (
        <Chip
          key={field}
          size="small"
          label={`${columnLookup[field]?.headerName} ${sort === 'asc' ? '↑' : '↓'}`}
          onClick={() => apiRef.current.sortColumn(field, sort === 'asc' ? 'desc' : 'asc', true)}
          onDelete={() => apiRef.current.sortColumn(field, null, true)}
        />
      ))}
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function SortChips() {
  return (
    <div style={{ height: 382, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        showToolbar
        slots={{ toolbar: SortChipBar }}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'carrier', sort: 'asc' },
              { field: 'pallets', sort: 'desc' },
            ],
          },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shipments with the sort model in the toolbar' } }}
      />
    </div>
  );
}
