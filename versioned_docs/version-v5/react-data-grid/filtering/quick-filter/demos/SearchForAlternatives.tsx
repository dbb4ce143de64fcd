import {
  DataGrid,
  GridLinkOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { bookColumns, books } from './books';

const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const joinWithCommas = (values: string[] = []) => values.join(', ');

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        quickFilterParser={splitAtCommas}
        quickFilterFormatter={joinWithCommas}
        debounceMs={400}
      />
    </GridToolbarContainer>
  );
}

export default function SearchForAlternatives() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        components={{ Toolbar: SearchToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['night trains', 'field guide'],
              quickFilterLogicOperator: GridLinkOperator.Or,
            },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Books found for one of several phrases"
      />
    </div>
  );
}
