import * as React from 'react';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';

const numbers = new Intl.NumberFormat('de-DE');

const labelDisplayedRows: TablePaginationProps['labelDisplayedRows'] = ({ from, to, count }) => (
  <bdi>{`${numbers.format(from)}–${numbers.format(to)} von ${numbers.format(count)}`}</bdi>
);

export default function StationTotals() {
  const [page, setPage] = React.useState(124);
  return (
    <TablePagination
      component="div"
      lang="de"
      count={12480}
      page={page}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => setPage(next)}
      labelDisplayedRows={labelDisplayedRows}
      getItemAriaLabel={(type) => (type === 'next' ? 'Nächste Seite' : 'Vorherige Seite')}
    />
  );
}
