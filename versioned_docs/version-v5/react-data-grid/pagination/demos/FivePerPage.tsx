import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

export default function FivePerPage() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        initialState={{ pagination: { pageSize: 5 } }}
        rowsPerPageOptions={[5, 10, 25]}
        density="compact"
        aria-label="Ringed birds, five on a page"
      />
    </div>
  );
}
