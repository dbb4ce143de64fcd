import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkedPages() {
  const [page, setPage] = React.useState(1);
  return (
    <Pagination
      count={4}
      page={page}
      onChange={(_, next) => setPage(next)}
      aria-label="Pages of results"
      renderItem={(item) => (
        <PaginationItem
          component="a"
          href={item.disabled ? undefined : `?page=${item.page}#links`}
          {...item}
          onClick={(event: React.MouseEvent<HTMLElement>) => {
            // A router does this for its links. A modifier key opens a new tab or window.
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
              event.preventDefault();
              item.onClick(event);
            }
          }}
        />
      )}
    />
  );
}
