import { DataGrid, GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function SearchWithoutAccents() {
  return (
    <div style={{ height: 194, width: '100%' }}>
      <DataGrid
        ignoreDiacritics
        rows={books}
        columns={bookColumns}
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['emile'] } },
        }}
        density="compact"
        hideFooter
        aria-label="Books by an author whose name has an accent"
      />
    </div>
  );
}
