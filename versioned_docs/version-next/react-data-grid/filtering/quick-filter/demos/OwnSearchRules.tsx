import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GetApplyQuickFilterFn,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookColumns, books, type Book } from './books';

/** "<200" and ">400" compare; plain numbers must be equal. */
const searchPages: GetApplyQuickFilterFn<Book, number> = (word) => {
  const [, sign, digits] = /^([<>]?)(\d+)$/.exec(String(word)) ?? [];
  if (!digits) {
    return null;
  }
  const limit = Number(digits);
  return (pages) => {
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
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, ...props }) => (
            <TextField {...props} inputRef={ref} size="small" placeholder="Try <200 or >400" />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function OwnSearchRules() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books found by length' } }}
      />
    </div>
  );
}
