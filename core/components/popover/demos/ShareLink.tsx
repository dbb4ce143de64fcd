import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';

export default function ShareLink() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Share the route
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Share the route', sx: { p: 2 } } }}
      >
        <TextField
          autoFocus
          size="small"
          label="Link"
          value="https://routes.example/42"
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </Popover>
    </React.Fragment>
  );
}
