import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function WordPager() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pages = useGridSelector(apiRef, gridPageCountSelector);
  const go = (target: number) => () => apiRef.current.setPage(target);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 1 }}>
      <Button size="small" disabled={page === 0} onClick={go(page - 1)}>
        Earlier
      </Button>
      <span aria-live="polite">{`Page ${page + 1} of ${pages}`}</span>
      <Button size="small" disabled={page + 1 >= pages} onClick={go(page + 1)}>
        Later
      </Button>
    </Stack>
  );
}

export default function PagerInWords() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={{ Pagination: WordPager }}
        rowsPerPageOptions={[3]}
        initialState={{ pagination: { pageSize: 3 } }}
        density="compact"
        aria-label="Berths, three on a page"
      />
    </div>
  );
}
