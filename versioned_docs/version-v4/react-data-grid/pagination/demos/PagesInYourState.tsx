import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

const pageSizes = [5, 10];

export default function PagesInYourState() {
  const [page, setPage] = React.useState(3);
  const [pageSize, setPageSize] = React.useState(5);

  const show = (nextPage: number, nextSize: number) => {
    setPage(nextPage);
    setPageSize(nextSize);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => show(0, 5)}>First page</Button>
        <Button onClick={() => show(1, 10)}>Rows 11 to 20</Button>
        <code style={{ alignSelf: 'center' }}>{JSON.stringify({ page, pageSize })}</code>
      </div>
      <div style={{ height: 275 }}>
        <DataGrid
          rows={ringings}
          columns={ringingColumns}
          page={page}
          onPageChange={setPage}
          pageSize={pageSize}
          onPageSizeChange={setPageSize}
          rowsPerPageOptions={pageSizes}
          density="compact"
          aria-label="Ringed birds, with the page in a state"
        />
      </div>
    </div>
  );
}
