import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function LegendPopper() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <ClickAwayListener onClickAway={close}>
      <div onKeyDown={(event) => event.key === 'Escape' && close()}>
        <Button
          ref={setButton}
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'map-legend' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Legend
        </Button>
        <Popper
          id="map-legend"
          role="region"
          aria-label="Legend of the map"
          open={isOpen}
          anchorEl={button}
          placement="right"
          disablePortal
        >
          <Paper sx={{ p: 1, m: 1 }}>Blue: rivers and lakes</Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
