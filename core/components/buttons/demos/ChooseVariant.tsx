import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ChooseVariant() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Book a desk</Button>
      <Button variant="outlined">Show the floor plan</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
