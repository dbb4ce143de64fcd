import * as React from 'react';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { ringingColumns, type Ringing } from './ringings';
import { fetchAfter } from './ringingServer';

const pageSize = 5;

export default function PagesByCursor() {
  // The cursor of each page, as far as people have come.
  const cursors = React.useRef<(string | null)[]>([null]);
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState<Ringing[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [rowCount, setRowCount] = React.useState(-1);
  const model = React.useMemo(() => ({ page, pageSize }), [page]);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchAfter(cursors.current[page], pageSize).then((answer) => {
      if (!outdated) {
        cursors.current[page + 1] = answer.nextCursor;
        setRows(answer.rows);
        if (answer.nextCursor === null) {
          // The last page: now the total is known.
          setRowCount(page * pageSize + answer.rows.length);
        }
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [page]);

  const goTo = (next: GridPaginationModel) => {
    // Without its cursor, a page cannot be asked for.
    if (cursors.current[next.page] !== undefined) {
      setPage(next.page);
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
        paginationModel={model}
        onPaginationModelChange={goTo}
        pageSizeOptions={[pageSize]}
        // This server knows neither an order nor a filter.
        disableColumnSorting
        disableColumnFilter
        density="compact"
        slotProps={{ main: { 'aria-label': 'Ringed birds, page by page with cursors' } }}
      />
    </div>
  );
}
