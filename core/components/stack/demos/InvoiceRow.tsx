import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const INVOICES = [
  { number: '2041', status: 'Paid' },
  { number: '2042', status: 'Open' },
];

export default function InvoiceRow() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      {INVOICES.map(({ number, status }) => (
        <Stack key={number} direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center' }}>
          <Typography>Invoice {number}</Typography>
          <Chip size="small" label={status} />
          <Button
            size="small"
            aria-label={`Download invoice ${number}`}
            sx={{ marginInlineStart: 'auto' }}
          >
            Download
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
