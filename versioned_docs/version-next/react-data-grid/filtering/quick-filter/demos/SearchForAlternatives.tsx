import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { bookColumns, books } from './books';

const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const joinWithCommas = (values: string[]) => values.join(', ');

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={splitAtCommas} formatter={joinWithCommas} debounceMs={400}>
        <QuickFilterControl
          render={({ ref, ...props }) => (
            <TextField {...props} inputRef={ref} size="small" placeholder="Phrases, with commas" />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchForAlternatives() {
  return (
    <div style={{ height: 238, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['night trains', 'field guide'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books found for one of several phrases' } }}
      />
    </div>
  );
}
