import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FadingPopper() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button ref={setButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the weather' : 'Show the weather'}
      </Button>
      <Popper role="status" open={isOpen} anchorEl={button} placement="top" transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={250}>
            <Paper sx={{ p: 1 }}>12 °C, light rain</Paper>
          </Fade>
        )}
      </Popper>
    </React.Fragment>
  );
}
