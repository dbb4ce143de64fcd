import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

const row = { display: 'flex', justifyContent: 'space-between' };

export default function InvoiceTotals() {
  return (
    <Stack spacing={1} divider={<Divider />} sx={{ width: '100%', maxWidth: 300 }}>
      <Box sx={row}>
        <span>2 lamps</span> <span>90.00 €</span>
      </Box>
      <Box sx={row}>
        <span>Delivery</span> <span>5.00 €</span>
      </Box>
      <Box sx={row}>
        <strong>Total</strong> <strong>95.00 €</strong>
      </Box>
    </Stack>
  );
}
