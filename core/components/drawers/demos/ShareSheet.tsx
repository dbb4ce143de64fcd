import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

export default function ShareSheet() {
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <React.Fragment>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Share the photo
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        disableSwipeToOpen
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Share' } }}
      >
        <Stack spacing={1} sx={{ p: 2, alignItems: 'center' }}>
          <Box sx={{ width: 40, height: 4, borderRadius: 2, bgcolor: 'divider' }} />
          <Button onClick={close}>Copy the link</Button>
          <Button onClick={close}>Send by mail</Button>
          <Button onClick={close}>Cancel</Button>
        </Stack>
      </SwipeableDrawer>
    </React.Fragment>
  );
}
