import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function InviteByForm() {
  const [isOpen, setOpen] = React.useState(false);
  const [invited, setInvited] = React.useState('Nobody is invited yet.');
  const close = () => setOpen(false);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInvited(`Invited: ${new FormData(event.currentTarget).get('email')}`);
    close();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Invite
      </Button>
      <Typography role="status">{invited}</Typography>
      <Dialog
        open={isOpen}
        onClose={close}
        fullWidth
        maxWidth="xs"
        slotProps={{ paper: { component: 'form', onSubmit: submit } }}
      >
        <DialogTitle>Invite to the project</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            fullWidth
            margin="dense"
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit">Send invitation</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
