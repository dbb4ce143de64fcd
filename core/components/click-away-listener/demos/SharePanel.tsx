import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function SharePanel() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ width: 260, minHeight: 120 }}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'share-route' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Share the route
        </Button>
        {isOpen && (
          <Paper id="share-route" variant="outlined" sx={{ mt: 1, p: 2 }}>
            Harbor to lighthouse, 14 km
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
