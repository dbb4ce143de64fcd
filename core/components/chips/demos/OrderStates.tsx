import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function OrderStates() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="Draft" />
      <Chip label="Paid" color="primary" />
      <Chip label="Shipped" color="success" variant="outlined" />
      <Chip label="Express" size="small" />
      <Chip label="Returned" size="small" color="error" variant="outlined" />
    </Stack>
  );
}
