import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const findProblem = (iban: string) =>
  /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(iban.replaceAll(' ', ''))
    ? ''
    : 'Two letters, two digits, then 10 to 30 letters and digits';

export default function ValidateOnBlur() {
  const [problem, setProblem] = React.useState('');
  const [sent, setSent] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const iban = input.current?.value ?? '';
    const found = findProblem(iban);
    setProblem(found);
    setSent(found ? '' : `Sent: ${iban}`);
    if (found) {
      input.current?.focus();
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="IBAN"
        name="iban"
        fullWidth
        inputRef={input}
        error={problem !== ''}
        helperText={problem || ' '}
        onBlur={(event) => setProblem(event.target.value ? findProblem(event.target.value) : '')}
        onChange={() => setProblem('')}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Send
      </Button>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {sent}
      </Typography>
    </Box>
  );
}
