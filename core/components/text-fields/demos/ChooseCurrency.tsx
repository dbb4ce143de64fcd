import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const CURRENCIES = [
  { code: 'CHF', name: 'Swiss franc' },
  { code: 'CNY', name: 'Chinese yuan' },
  { code: 'EUR', name: 'Euro' },
];

export default function ChooseCurrency() {
  const [code, setCode] = React.useState('EUR');
  return (
    <TextField
      select
      label="Currency"
      value={code}
      onChange={(event) => setCode(event.target.value)}
      helperText="Of the invoice"
      sx={{ width: 240 }}
    >
      {CURRENCIES.map((currency) => (
        <MenuItem key={currency.code} value={currency.code}>
          {currency.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
