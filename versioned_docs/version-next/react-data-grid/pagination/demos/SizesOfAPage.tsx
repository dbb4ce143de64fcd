import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

const pageSizes = [5, 20, { value: -1, label: 'All' }];

export default function SizesOfAPage() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        pageSizeOptions={pageSizes}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Ringed birds, in pages or all at once' } }}
      />
    </div>
  );
}
