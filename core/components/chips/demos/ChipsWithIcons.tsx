import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Place from '@mui/icons-material/Place';

export default function ChipsWithIcons() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<Place />} label="Room 12" />
      <Chip
        avatar={<Avatar aria-hidden>L</Avatar>}
        label="Lena Ortiz"
        color="primary"
        variant="outlined"
      />
      <Chip icon={<Place />} label="Online" color="primary" />
    </Stack>
  );
}
