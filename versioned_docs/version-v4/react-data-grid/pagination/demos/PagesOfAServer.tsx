import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, type Ringing } from './ringings';
import { useServerPage } from './useServerPage';

const noRows: Ringing[] = [];
const pageSizes = [5, 10, 25];

export default function PagesOfAServer() {
  const [page, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(5);
  const { answer, loading } = useServerPage(page, pageSize);

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={answer?.rows ?? noRows}
        rowCount={answer?.total ?? 0}
        columns={ringingColumns}
        loading={loading}
        paginationMode="server"
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={pageSizes}
        density="compact"
        aria-label="Ringed birds, page by page from a server"
      />
    </div>
  );
}
