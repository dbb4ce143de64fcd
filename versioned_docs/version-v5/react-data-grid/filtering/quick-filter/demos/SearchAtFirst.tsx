import { DataGrid, GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function SearchAtFirst() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        components={{ Toolbar: SearchToolbar }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['haddad', 'travel'] } },
        }}
        density="compact"
        hideFooter
        aria-label="Books found for two words"
      />
    </div>
  );
}
