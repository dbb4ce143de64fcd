import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const PEOPLE = [
  { name: 'Ada Okafor', isOnline: true },
  { name: 'Bruno Sá', isOnline: false },
];

export default function OnlineDots() {
  return (
    <Stack direction="row" spacing={3}>
      {PEOPLE.map(({ name, isOnline }) => (
        <Badge
          key={name}
          role="img"
          aria-label={`${name}, ${isOnline ? 'online' : 'offline'}`}
          variant="dot"
          color="success"
          overlap="circular"
          anchorOrigin={{ vertical: 'bottom' }}
          invisible={!isOnline}
        >
          <Avatar sx={{ bgcolor: 'grey.700', color: 'common.white' }}>{name.charAt(0)}</Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
