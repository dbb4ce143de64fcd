import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookColumns, books, type Book } from './books';

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

const searchWithoutAccents: GridColDef['getApplyQuickFilterFn'] = (word) => {
  const plainWord = plain(word);
  return plainWord ? ({ value }) => plain(value).includes(plainWord) : null;
};

const columns: GridColDef<Book>[] = bookColumns.map((column) =>
  column.type ? column : { ...column, getApplyQuickFilterFn: searchWithoutAccents },
);

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
        rows={books}
        columns={columns}
        components={{ Toolbar: SearchToolbar }}
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
