import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

export default function SearchBooks() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        components={{ Toolbar: GridToolbar }}
        aria-label="Books"
        componentsProps={{
          toolbar: { showQuickFilter: true },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
