import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

export default function SearchBooks() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </div>
  );
}
