import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Section } from './section';

function findError(email: string) {
  if (email.trim() === '') {
    return 'Enter your email address.';
  }
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? null
    : 'Enter an address such as chef@bistro.example.';
}

export function TrialForm() {
  const field = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [isChecked, setChecked] = React.useState(false);
  const [sentTo, setSentTo] = React.useState<string | null>(null);
  const error = isChecked ? findError(email) : null;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (findError(email)) {
      setSentTo(null);
      field.current?.focus();
      return;
    }
    // Send the address to your server here.
    setSentTo(email.trim());
    setEmail('');
    setChecked(false);
  };

  return (
    <Section
      id="larder-trial"
      isSplit
      title="Try Larder for 30 days"
      text="Enter your email address. No credit card required."
    >
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}
      >
        <TextField
          id={React.useId()}
          inputRef={field}
          label="Email address"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={Boolean(error)}
          helperText={error ?? ' '}
          sx={{ flex: '1 1 240px', maxWidth: 360 }}
        />
        <Button type="submit" size="large" variant="contained" disableElevation sx={{ height: 56 }}>
          Start the trial
        </Button>
      </Box>
      <Typography
        role="status"
        sx={{ minHeight: 24, color: 'success.main', overflowWrap: 'anywhere' }}
      >
        {sentTo && `Thank you. The link for the trial goes to ${sentTo}.`}
      </Typography>
    </Section>
  );
}
