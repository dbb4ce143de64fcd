import Alert from '@mui/material/Alert';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';
import { type RowsRequest, useServerRows } from './useServerRows';

// Outside the component, so that the function stays the same.
const getRows = (request: RowsRequest) => fetchParcels(request);

export default function RowsFromAHook() {
  const { gridProps, error } = useServerRows(getRows, 5);

  return (
    <div style={{ width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 278 }}>
        <DataGrid
          {...gridProps}
          columns={parcelColumns}
          pageSizeOptions={[5, 10]}
          density="compact"
          aria-label="Parcels, fetched by a Hook"
        />
      </div>
    </div>
  );
}
