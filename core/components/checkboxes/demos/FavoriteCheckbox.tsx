import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function FavoriteCheckbox() {
  return (
    <Stack direction="row" spacing={1}>
      <Checkbox
        defaultChecked
        color="secondary"
        icon={<FavoriteBorder />}
        checkedIcon={<Favorite />}
        slotProps={{ input: { 'aria-label': 'Favorite' } }}
      />
      <Checkbox size="small" defaultChecked slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Checkbox color="success" defaultChecked slotProps={{ input: { 'aria-label': 'Green' } }} />
      <Checkbox color="default" defaultChecked slotProps={{ input: { 'aria-label': 'Gray' } }} />
    </Stack>
  );
}
