import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function RepairBooking() {
  const [bike, setBike] = React.useState('');
  const [time, setTime] = React.useState('Morning');
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <TextField
        required
        label="Bike"
        value={bike}
        onChange={(event) => setBike(event.target.value)}
      />
      <TextField
        select
        label="Drop-off"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      >
        {['Morning', 'Afternoon', 'Evening'].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" disabled={bike.trim() === ''} onClick={() => setOpen(true)}>
        Book
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Repair booked</DialogTitle>
        <DialogContent sx={{ overflowWrap: 'anywhere' }}>
          {bike}: {time}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
