import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Chat from '@mui/icons-material/Chat';
import People from '@mui/icons-material/People';

export default function BarWithBadge() {
  const [place, setPlace] = React.useState(1);
  const [unread, setUnread] = React.useState(3);
  return (
    <BottomNavigation
      component="nav"
      aria-label="Messenger"
      showLabels
      value={place}
      onChange={(_, next: number) => {
        setPlace(next);
        setUnread(next === 0 ? 0 : unread);
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <BottomNavigationAction
        label="Chats"
        aria-label={unread > 0 ? `Chats, ${unread} unread` : 'Chats'}
        aria-current={place === 0 ? 'page' : undefined}
        icon={
          <Badge variant="dot" invisible={unread === 0} color="primary">
            <Chat />
          </Badge>
        }
      />
      <BottomNavigationAction
        label="Contacts"
        aria-current={place === 1 ? 'page' : undefined}
        icon={<People />}
      />
    </BottomNavigation>
  );
}
