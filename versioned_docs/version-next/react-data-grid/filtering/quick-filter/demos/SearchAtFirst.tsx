import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

export default function SearchAtFirst() {
  return (
    <div style={{ height: 238, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        showToolbar
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['haddad', 'travel'] } },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books found for two words' } }}
      />
    </div>
  );
}
