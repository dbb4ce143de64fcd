import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function NumberRanges() {
  return (
    <Stack spacing={2}>
      <Pagination count={20} defaultPage={10} aria-label="Default" />
      <Pagination count={20} defaultPage={10} siblingCount={0} aria-label="No siblings" />
      <Pagination
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={0}
        showFirstButton
        showLastButton
        aria-label="Arrows and the current page"
      />
    </Stack>
  );
}
