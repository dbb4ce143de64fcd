import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const ORDERS = Array.from({ length: 14 }, (_, index) => `Order ${1001 + index}`);
const PAGE_SIZE = 4;

export default function PagesOfOrders() {
  const [page, setPage] = React.useState(1);
  const first = (page - 1) * PAGE_SIZE;
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <List dense sx={{ minHeight: 144 }}>
        {ORDERS.slice(first, first + PAGE_SIZE).map((order) => (
          <ListItem key={order}>{order}</ListItem>
        ))}
      </List>
      <Pagination
        count={Math.ceil(ORDERS.length / PAGE_SIZE)}
        page={page}
        onChange={(_, next) => setPage(next)}
        aria-label="Pages of orders"
      />
    </Stack>
  );
}
