import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

export default function SearchWithoutAccents() {
  return (
    <div style={{ height: 202, width: '100%' }}>
      <DataGrid
        ignoreDiacritics
        rows={books}
        columns={bookColumns}
        showToolbar
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['emile'] } },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books by an author whose name has an accent' } }}
      />
    </div>
  );
}
