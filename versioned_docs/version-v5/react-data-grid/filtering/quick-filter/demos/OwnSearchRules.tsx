import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookColumns, books, type Book } from './books';

/** "<200" and ">400" compare; plain numbers must be equal. */
const searchPages: GridColDef<Book, number>['getApplyQuickFilterFn'] = (word) => {
  const [, sign, digits] = /^([<>]?)(\d+)$/.exec(String(word)) ?? [];
  if (!digits) {
    return null;
  }
  const limit = Number(digits);
  return ({ value: pages = NaN }) => {
    if (sign === '<') {
      return pages < limit;
    }
    return sign === '>' ? pages > limit : pages === limit;
  };
};

const columns: GridColDef<Book>[] = bookColumns.map((column) => {
  switch (column.field) {
    case 'pages':
      return { ...column, getApplyQuickFilterFn: searchPages };
    case 'author':
      return { ...column, getApplyQuickFilterFn: () => null };
    default:
      return column;
  }
});

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter placeholder="Try <200 or >400" />
    </GridToolbarContainer>
  );
}

export default function OwnSearchRules() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        components={{ Toolbar: SearchToolbar }}
        density="compact"
        hideFooter
        aria-label="Books found by length"
      />
    </div>
  );
}
