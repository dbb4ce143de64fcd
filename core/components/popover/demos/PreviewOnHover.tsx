import * as React from 'react';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PreviewOnHover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const show = (event: React.SyntheticEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const hide = () => setAnchor(null);
  return (
    <React.Fragment>
      <Typography
        component="button"
        aria-describedby={anchor ? 'train-preview' : undefined}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        sx={{ border: 0, background: 'none', color: 'inherit', textDecoration: 'underline dotted' }}
      >
        Night train 446
      </Typography>
      <Popover
        sx={{ pointerEvents: 'none' }}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={hide}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableRestoreFocus
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
      >
        <Typography id="train-preview" sx={{ p: 1 }}>
          Departs at 22:05, arrives at 07:40
        </Typography>
      </Popover>
    </React.Fragment>
  );
}
