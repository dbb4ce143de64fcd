import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LabeledField } from './labeledField';
import { RevealButton } from './revealButton';
import { signIn, type Credentials } from './signIn';

const EMPTY: Credentials = { email: '', password: '', isRemembered: false };

function findErrors({ email, password }: Credentials) {
  const emailError = /^\S+@\S+\.\S+$/.test(email)
    ? null
    : 'Enter an address such as you@sky.example.';
  return {
    email: email === '' ? 'Enter your email address.' : emailError,
    password: password === '' ? 'Enter your password.' : null,
  };
}

export function LoginForm() {
  const emailRef = React.useRef<HTMLInputElement>(null);
  const passwordRef = React.useRef<HTMLInputElement>(null);
  const [values, setValues] = React.useState(EMPTY);
  const [isRevealed, setRevealed] = React.useState(false);
  const [isChecked, setChecked] = React.useState(false);
  const [isPending, setPending] = React.useState(false);
  const [failure, setFailure] = React.useState<string | null>(null);
  const [status, setStatus] = React.useState('');
  const errors = isChecked ? findErrors(values) : { email: null, password: null };

  const change = (next: Partial<Credentials>) => setValues((old) => ({ ...old, ...next }));

  const send = async () => {
    setPending(true);
    setStatus('Signing in…');
    try {
      const { isSignedIn } = await signIn(values);
      if (isSignedIn) {
        setStatus(`Welcome back. You are signed in as ${values.email}.`);
        setValues({ ...values, password: '' });
        setChecked(false);
        // Continue to the page that the user wanted to open.
      } else {
        setStatus('');
        setFailure('The email address or the password is wrong.');
        passwordRef.current?.focus();
        passwordRef.current?.select();
      }
    } catch {
      setStatus('');
      setFailure('There is no connection to the server. Try again.');
    }
    setPending(false);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isPending) {
      return;
    }
    const found = findErrors(values);
    setChecked(true);
    setRevealed(false);
    setFailure(null);
    setStatus('');
    if (found.email) {
      emailRef.current?.focus();
    } else if (found.password) {
      passwordRef.current?.focus();
    } else {
      void send();
    }
  };

  return (
    <Box component="form" noValidate aria-label="Sign in" onSubmit={handleSubmit}>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <LabeledField
        name="email"
        type="email"
        label="Email address"
        autoComplete="username"
        inputRef={emailRef}
        value={values.email}
        onChange={(email) => change({ email: email.trim() })}
        error={errors.email}
        readOnly={isPending}
      />
      <LabeledField
        name="password"
        type={isRevealed ? 'text' : 'password'}
        label="Password"
        autoComplete="current-password"
        inputRef={passwordRef}
        value={values.password}
        onChange={(password) => change({ password })}
        error={errors.password}
        readOnly={isPending}
        endAdornment={<RevealButton isRevealed={isRevealed} onChange={setRevealed} />}
        corner={
          <Link href="#dark-hours-reset" variant="body2">
            Forgot your password?
          </Link>
        }
      />
      <FormControlLabel
        control={<Checkbox name="remember" />}
        label="Remember me on this device"
        checked={values.isRemembered}
        onChange={(_, isRemembered) => change({ isRemembered })}
        sx={{ mb: 2 }}
      />
      <Button
        type="submit"
        fullWidth
        size="large"
        variant="contained"
        disableElevation
        aria-disabled={isPending}
        startIcon={isPending && <CircularProgress color="inherit" size={18} aria-hidden />}
      >
        Sign in
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: 40, mt: 2, overflowWrap: 'anywhere' }}
      >
        {status}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        In this sample, every account has the password <code>north-star</code>.
      </Typography>
    </Box>
  );
}
