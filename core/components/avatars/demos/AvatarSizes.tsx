import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const color = { bgcolor: '#0d47a1', color: '#fff' };

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar aria-hidden sx={{ ...color, width: 24, height: 24, fontSize: 12 }}>
        A
      </Avatar>
      <Avatar aria-hidden variant="rounded" sx={color}>
        B
      </Avatar>
      <Avatar aria-hidden variant="square" sx={{ ...color, width: 56, height: 56, fontSize: 28 }}>
        C
      </Avatar>
    </Stack>
  );
}
