import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { bookColumns, books, type Book } from './books';

function MarkedText({ formattedValue = '' }: GridRenderCellParams<string, Book, string>) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) {
    return <>{formattedValue}</>;
  }
  const escaped = words.map((word) => String(word).replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  const parts = formattedValue.split(new RegExp(`(${escaped.join('|')})`, 'i'));
  return (
    <>
      {parts.map((part, index) =>
        // With a group in the expression, `split` puts what it found at odd places.
        index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
      )}
    </>
  );
}

const columns: GridColDef<Book>[] = bookColumns.map((column) =>
  column.type ? column : { ...column, renderCell: (params) => <MarkedText {...params} /> },
);

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function HighlightMatches() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        components={{ Toolbar: SearchToolbar }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['sea'] } } }}
        density="compact"
        hideFooter
        aria-label="Books with the words found marked"
      />
    </div>
  );
}
