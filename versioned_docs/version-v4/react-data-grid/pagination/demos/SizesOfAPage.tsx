import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

const pageSizes = [5, 20, 100];
const withLabel = {
  pagination: { rowsPerPageOptions: [5, 20, { value: 100, label: 'All' }] },
};

export default function SizesOfAPage() {
  const [pageSize, setPageSize] = React.useState(20);

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={pageSizes}
        componentsProps={withLabel}
        density="compact"
        aria-label="Ringed birds, in pages or all at once"
      />
    </div>
  );
}
