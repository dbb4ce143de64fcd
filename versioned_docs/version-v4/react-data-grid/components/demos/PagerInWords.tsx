import Button from '@material-ui/core/Button';
import { DataGrid, useGridSlotComponentProps } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function WordPager() {
  const { apiRef, state } = useGridSlotComponentProps();
  const { page } = state.pagination;
  // There are 0 pages when no row passes the filter.
  const pageCount = Math.max(state.pagination.pageCount, 1);
  const go = (target: number) => () => apiRef.current.setPage(target);

  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8, padding: '0 8px' }}>
      <Button size="small" disabled={page === 0} onClick={go(page - 1)}>
        Earlier
      </Button>
      <span aria-live="polite">{`Page ${page + 1} of ${pageCount}`}</span>
      <Button size="small" disabled={page + 1 >= pageCount} onClick={go(page + 1)}>
        Later
      </Button>
    </div>
  );
}

const components = { Pagination: WordPager };

export default function PagerInWords() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={components}
        pageSize={3}
        density="compact"
        aria-label="Berths, three on a page"
      />
    </div>
  );
}
