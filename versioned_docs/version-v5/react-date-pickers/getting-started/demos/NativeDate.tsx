import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function NativeDate() {
  const [born, setBorn] = React.useState('1987-09-24');

  return (
    <TextField
      type="date"
      label="Date of birth"
      value={born}
      onChange={(event) => setBorn(event.target.value)}
      InputLabelProps={{ shrink: true }}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}
