import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DeliveryAddress() {
  const [street, setStreet] = React.useState('Via Roma 12');
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Street and number"
        name="street"
        autoComplete="street-address"
        value={street}
        onChange={(event) => setStreet(event.target.value)}
        helperText="No PO boxes"
        required
      />
      <TextField label="City" name="city" autoComplete="address-level2" defaultValue="Bologna" />
    </Stack>
  );
}
