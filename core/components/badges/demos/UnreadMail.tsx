import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Mail from '@mui/icons-material/Mail';
import Notifications from '@mui/icons-material/Notifications';

export default function UnreadMail() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Mail, 4 unread">
        <Badge badgeContent={4} color="primary">
          <Mail />
        </Badge>
      </IconButton>
      <IconButton aria-label="Notifications, more than 99 unread">
        <Badge badgeContent={120} color="secondary">
          <Notifications />
        </Badge>
      </IconButton>
    </Stack>
  );
}
