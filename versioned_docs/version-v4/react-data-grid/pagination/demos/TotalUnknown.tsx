import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, type Ringing } from './ringings';
import { useServerPage } from './useServerPage';

const noRows: Ringing[] = [];

export default function TotalUnknown() {
  const [page, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(25);
  const { answer, loading } = useServerPage(page, pageSize);
  const { start = 0, rows = noRows, hasNextPage = true } = answer ?? {};
  const end = start + rows.length;
  const rowsOnScreen = `${answer ? start + 1 : 0}–${end} of ${hasNextPage ? 'more than ' : ''}${end}`;

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={rows}
        // One row more keeps "Next" enabled.
        rowCount={hasNextPage ? end + 1 : end}
        componentsProps={{ pagination: { labelDisplayedRows: () => rowsOnScreen } }}
        columns={ringingColumns}
        loading={loading}
        paginationMode="server"
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        density="compact"
        aria-label="Ringed birds, with an unknown total"
      />
    </div>
  );
}
