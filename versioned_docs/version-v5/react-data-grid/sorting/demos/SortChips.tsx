import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  GridToolbarContainer,
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
    <GridToolbarContainer sx={{ minHeight: 44 }}>
      {sortModel.length === 0 && 'Not sorted'}
      {sortModel.map(({ field, sort }) => (
        <Chip
          key={field}
          size="small"
          label={`${columnLookup[field]?.headerName} ${sort === 'asc' ? '↑' : '↓'}`}
          onClick={() =>
            apiRef.current.sortColumn(columnLookup[field], sort === 'asc' ? 'desc' : 'asc', true)
          }
          onDelete={() => apiRef.current.sortColumn(columnLookup[field], null, true)}
        />
      ))}
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function SortChips() {
  return (
    <div style={{ height: 378, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        components={{ Toolbar: SortChipBar }}
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
        aria-label="Shipments with the sort model in the toolbar"
      />
    </div>
  );
}
