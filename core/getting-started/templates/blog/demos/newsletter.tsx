import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function findError(email: string) {
  if (email.trim() === '') {
    return 'Enter your email address.';
  }
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Enter an address such as you@post.example.';
}

export function Newsletter() {
  const field = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [isChecked, setChecked] = React.useState(false);
  const [isDone, setDone] = React.useState(false);
  const error = isChecked ? findError(email) : null;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const isValid = !findError(email);
    setChecked(!isValid);
    setDone(isValid);
    if (isValid) {
      // Send the address to your server here.
      setEmail('');
    } else {
      field.current?.focus();
    }
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit}>
      <TextField
        id={React.useId()}
        inputRef={field}
        label="Email address"
        type="email"
        autoComplete="email"
        required
        fullWidth
        size="small"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={Boolean(error)}
        helperText={error ?? 'One letter a month.'}
        sx={{ my: 1 }}
      />
      <Button type="submit" variant="outlined">
        Subscribe
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 1 }}>
        {isDone && 'Thank you. Check your mail to confirm.'}
      </Typography>
    </Box>
  );
}
