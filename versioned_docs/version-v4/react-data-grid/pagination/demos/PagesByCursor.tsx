import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, type Ringing } from './ringings';
import { fetchAfter } from './ringingServer';

const pageSize = 5;
const pageSizes = [pageSize];
const pageInsteadOfTotal = {
  pagination: { labelDisplayedRows: ({ page }: { page: number }) => `Page ${page + 1}` },
};

export default function PagesByCursor() {
  // The cursor of each page, as far as people have come.
  const cursors = React.useRef<(string | null)[]>([null]);
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState<Ringing[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [rowCount, setRowCount] = React.useState(1);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchAfter(cursors.current[page], pageSize).then((answer) => {
      if (!outdated) {
        cursors.current[page + 1] = answer.nextCursor;
        setRows(answer.rows);
        // One row more than what has been loaded keeps "Next" enabled.
        const end = page * pageSize + answer.rows.length;
        setRowCount((count) => (answer.nextCursor === null ? end : Math.max(count, end + 1)));
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [page]);

  const goTo = (next: number) => {
    // Without its cursor, a page cannot be asked for.
    if (cursors.current[next] !== undefined) {
      setPage(next);
    }
  };

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={ringingColumns}
        loading={loading}
        paginationMode="server"
        rowCount={rowCount}
        componentsProps={pageInsteadOfTotal}
        page={page}
        onPageChange={goTo}
        pageSize={pageSize}
        rowsPerPageOptions={pageSizes}
        density="compact"
        aria-label="Ringed birds, page by page with cursors"
      />
    </div>
  );
}
