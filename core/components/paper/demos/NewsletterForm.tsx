import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function NewsletterForm() {
  const [address, setAddress] = React.useState('');
  const [message, setMessage] = React.useState(' ');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(`${address} is subscribed.`);
  };
  return (
    <Paper
      component="form"
      aria-label="Newsletter"
      onSubmit={submit}
      sx={{ p: 2, display: 'grid', gap: 1, width: '100%', maxWidth: 360 }}
    >
      <TextField
        type="email"
        required
        label="Email"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        helperText={message}
        slotProps={{ formHelperText: { role: 'status' } }}
      />
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
    </Paper>
  );
}
