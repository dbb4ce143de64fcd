import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const HINT = 'Enter a parcel number and a postcode.';

export default function ParcelForm() {
  const [number, setNumber] = React.useState('');
  const [postcode, setPostcode] = React.useState('');
  const [result, setResult] = React.useState(HINT);
  return (
    <Stack
      component="form"
      aria-label="Track a parcel"
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
      onChange={() => setResult(HINT)}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        const isComplete = number.trim() !== '' && postcode.trim() !== '';
        setResult(isComplete ? `Parcel ${number} is on its way to ${postcode}.` : HINT);
      }}
    >
      <TextField
        required
        label="Parcel number"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        required
        label="Postcode"
        autoComplete="postal-code"
        value={postcode}
        onChange={(event) => setPostcode(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Track
      </Button>
      <Typography role="status" sx={{ minHeight: 48, overflowWrap: 'anywhere' }}>
        {result}
      </Typography>
    </Stack>
  );
}
