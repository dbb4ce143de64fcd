import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { volunteerColumns, volunteers } from './volunteers';

export default function SearchAboveTheGrid() {
  const [text, setText] = React.useState('');
  const words = React.useDeferredValue(text);
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: words.split(/\s+/).filter(Boolean) }),
    [words],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        type="search"
        label="Find volunteers"
        size="small"
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ my: 1 }}
      />
      <div style={{ height: 258 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          filterModel={filterModel}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers found by the field above' } }}
        />
      </div>
    </div>
  );
}
