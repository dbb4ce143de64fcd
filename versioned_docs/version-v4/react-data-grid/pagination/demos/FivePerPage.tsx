import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

const pageSizes = [5, 10, 25];

export default function FivePerPage() {
  const [pageSize, setPageSize] = React.useState(5);

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={pageSizes}
        density="compact"
        aria-label="Ringed birds, five on a page"
      />
    </div>
  );
}
