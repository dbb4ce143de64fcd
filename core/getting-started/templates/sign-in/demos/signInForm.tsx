import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PasswordField } from './passwordField';

function findEmailError(email: string) {
  if (email.trim() === '') {
    return 'Enter your email address.';
  }
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? null
    : 'Enter an address such as you@harbor.example.';
}

function findPasswordError(password: string) {
  return password === '' ? 'Enter your password.' : null;
}

export function SignInForm() {
  const emailRef = React.useRef<HTMLInputElement>(null);
  const passwordRef = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [password, setPassword] = React.useState('');
  const [isPasswordShown, setPasswordShown] = React.useState(false);
  const [isRemembered, setRemembered] = React.useState(false);
  const [checked, setChecked] = React.useState<'none' | 'email' | 'all'>('none');
  const [message, setMessage] = React.useState('');

  const emailError = checked !== 'none' ? findEmailError(email) : null;
  const passwordError = checked === 'all' ? findPasswordError(password) : null;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked('all');
    setMessage('');
    setPasswordShown(false);
    if (findEmailError(email)) {
      emailRef.current?.focus();
    } else if (findPasswordError(password)) {
      passwordRef.current?.focus();
    } else {
      // Send the values to your server here.
      const duration = isRemembered ? 'for 30 days' : 'until you close the browser';
      setMessage(`You are signed in as ${email.trim()} ${duration}.`);
      setPassword('');
      setChecked('none');
    }
  };

  const handleLink = () => {
    setChecked('email');
    setMessage('');
    if (findEmailError(email)) {
      emailRef.current?.focus();
    } else {
      // Ask your server to send the link here.
      setMessage(`A link to sign in is on its way to ${email.trim()}.`);
      setChecked('none');
    }
  };

  return (
    <Box component="form" noValidate aria-label="Sign in" onSubmit={handleSubmit}>
      <TextField
        id={React.useId()}
        name="email"
        type="email"
        label="Email address"
        autoComplete="username"
        required
        fullWidth
        inputRef={emailRef}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={Boolean(emailError)}
        helperText={emailError ?? ' '}
      />
      <PasswordField
        inputRef={passwordRef}
        value={password}
        onChange={setPassword}
        error={passwordError}
        isShown={isPasswordShown}
        onShownChange={setPasswordShown}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 2,
        }}
      >
        <FormControlLabel
          control={<Checkbox name="remember" />}
          label="Remember me"
          checked={isRemembered}
          onChange={(_, isChecked) => setRemembered(isChecked)}
        />
        <Link href="#slack-tide-reset" variant="body2" sx={{ py: 1 }}>
          Forgot your password?
        </Link>
      </Box>
      <Button type="submit" fullWidth size="large" variant="contained" disableElevation>
        Sign in
      </Button>
      <Divider sx={{ my: 2, color: 'text.secondary', typography: 'body2' }}>or</Divider>
      <Button fullWidth size="large" variant="outlined" onClick={handleLink}>
        Email me a link
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: 40, mt: 2, textAlign: 'center', overflowWrap: 'anywhere' }}
      >
        {message}
      </Typography>
    </Box>
  );
}
