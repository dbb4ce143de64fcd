import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function CartDrawer() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Cart (2)
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': 'cart-title',
            sx: { width: 'min(320px, 85vw)' },
          },
        }}
      >
        <Box sx={{ p: 2 }}>
          <Typography id="cart-title" variant="h6" component="h2">
            Your cart
          </Typography>
          <Typography sx={{ my: 2 }}>2 notebooks, 9 euros</Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
