import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function LibraryPages() {
  const [page, setPage] = React.useState(9);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Pagination
      aria-label="Pages of the catalog"
      count={18}
      page={page}
      onChange={(_, next) => setPage(next)}
      size={isPhone ? 'small' : 'large'}
      siblingCount={isPhone ? 0 : 2}
    />
  );
}
