import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const LINES = [
  { item: 'Bicycle repair', price: '64.00' },
  { item: 'New chain', price: '28.50' },
];

export default function InvoiceSpacing() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, p: 2, border: 1, borderColor: 'divider' }}>
      <Typography component="p" variant="h6" sx={{ mb: 1.5 }}>
        Invoice 2041
      </Typography>
      {LINES.map(({ item, price }) => (
        <Box key={item} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
          <Typography sx={{ marginInlineEnd: 'auto' }}>{item}</Typography>
          <Typography>{price}</Typography>
        </Box>
      ))}
      <Typography sx={{ mx: -2, mb: -2, mt: 2, px: 2, py: 1, bgcolor: 'action.hover' }}>
        Due on May 12
      </Typography>
    </Box>
  );
}
