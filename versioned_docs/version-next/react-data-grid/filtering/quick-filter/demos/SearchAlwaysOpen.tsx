import Clear from '@mui/icons-material/Clear';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { bookColumns, books } from './books';

const clearButton = (
  <QuickFilterClear size="small" edge="end" aria-label="Clear the search">
    <Clear fontSize="small" />
  </QuickFilterClear>
);

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search the books"
              slotProps={{ ...slotProps, input: { endAdornment: clearButton } }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchAlwaysOpen() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books with an open search field' } }}
      />
    </div>
  );
}
