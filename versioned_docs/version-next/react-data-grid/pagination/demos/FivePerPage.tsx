import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

export default function FivePerPage() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Ringed birds, five on a page' } }}
      />
    </div>
  );
}
