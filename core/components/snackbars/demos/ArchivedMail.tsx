import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function ArchivedMail() {
  const [isOpen, setOpen] = React.useState(false);
  const [isArchived, setArchived] = React.useState(false);
  const close = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };
  const set = (next: boolean) => {
    setArchived(next);
    setOpen(next);
  };
  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => set(!isArchived)}>
        {isArchived ? 'Back to the inbox' : 'Archive the mail'}
      </Button>
      <Snackbar
        open={isOpen}
        autoHideDuration={6000}
        onClose={close}
        message="Mail archived"
        action={
          <Button size="small" color="inherit" onClick={() => set(false)}>
            Undo
          </Button>
        }
      />
    </React.Fragment>
  );
}
