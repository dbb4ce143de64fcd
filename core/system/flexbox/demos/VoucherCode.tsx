import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function VoucherCode() {
  const [code, setCode] = React.useState('');
  const [message, setMessage] = React.useState('');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMessage(code.trim() ? `Checking ${code.trim()}.` : 'Enter a code.');
      }}
      sx={{ width: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          size="small"
          label="Voucher"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setMessage('');
          }}
          sx={{ flexGrow: 1, minWidth: 0 }}
        />
        <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
          Use code
        </Button>
      </Box>
      <Box
        component="p"
        role="status"
        sx={{ minHeight: 24, m: 0, mt: 1, overflowWrap: 'anywhere' }}
      >
        {message}
      </Box>
    </Box>
  );
}
