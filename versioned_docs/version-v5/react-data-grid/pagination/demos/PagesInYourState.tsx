import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

export default function PagesInYourState() {
  const [page, setPage] = React.useState(3);
  const [pageSize, setPageSize] = React.useState(5);

  const show = (nextPage: number, nextSize: number) => {
    setPage(nextPage);
    setPageSize(nextSize);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => show(0, 5)}>First page</Button>
        <Button onClick={() => show(1, 10)}>Rows 11 to 20</Button>
        <code style={{ alignSelf: 'center' }}>{JSON.stringify({ page, pageSize })}</code>
      </Stack>
      <div style={{ height: 275 }}>
        <DataGrid
          rows={ringings}
          columns={ringingColumns}
          page={page}
          onPageChange={setPage}
          pageSize={pageSize}
          onPageSizeChange={setPageSize}
          rowsPerPageOptions={[5, 10]}
          density="compact"
          aria-label="Ringed birds, with the page in a state"
        />
      </div>
    </div>
  );
}
