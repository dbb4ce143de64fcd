import Pagination from '@mui/material/Pagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import {
  DataGrid,
  gridPageCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

type ActionsProps = Pick<TablePaginationProps, 'page' | 'onPageChange' | 'className'>;

function PageNumbers({ page, onPageChange, className }: ActionsProps) {
  const apiRef = useGridApiContext();
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      className={className}
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(event, number) =>
        onPageChange(event as React.MouseEvent<HTMLButtonElement>, number - 1)
      }
    />
  );
}

const withNumbers = {
  pagination: { ActionsComponent: PageNumbers, labelDisplayedRows: () => null },
};

export default function NumberedPages() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        componentsProps={withNumbers}
        initialState={{ pagination: { pageSize: 5 } }}
        rowsPerPageOptions={[5, 10]}
        density="compact"
        aria-label="Ringed birds, with numbered pages"
      />
    </div>
  );
}
