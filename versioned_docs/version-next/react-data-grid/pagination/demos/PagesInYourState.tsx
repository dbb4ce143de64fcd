import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

export default function PagesInYourState() {
  const [model, setModel] = React.useState({ page: 3, pageSize: 5 });

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => setModel({ page: 0, pageSize: 5 })}>First page</Button>
        <Button onClick={() => setModel({ page: 1, pageSize: 10 })}>Rows 11 to 20</Button>
        <code style={{ alignSelf: 'center' }}>{JSON.stringify(model)}</code>
      </Stack>
      <div style={{ height: 275 }}>
        <DataGrid
          rows={ringings}
          columns={ringingColumns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Ringed birds, with the page in a state' } }}
        />
      </div>
    </div>
  );
}
