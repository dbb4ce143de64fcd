import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ShoppingCart from '@mui/icons-material/ShoppingCart';

export default function CartCounter() {
  const [count, setCount] = React.useState(1);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Badge badgeContent={count} color="primary" aria-hidden>
        <ShoppingCart />
      </Badge>
      <Button onClick={() => setCount(count + 1)}>Add</Button>
      <Button onClick={() => setCount(Math.max(0, count - 1))}>Remove</Button>
      <Box component="span" role="status" sx={{ minWidth: 64 }}>
        {count} in cart
      </Box>
    </Box>
  );
}
