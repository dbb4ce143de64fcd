import * as React from 'react';
import Notifications from '@mui/icons-material/Notifications';
import Person from '@mui/icons-material/Person';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function VerticalSettings() {
  const [view, setView] = React.useState('profile');
  return (
    <Tabs
      orientation="vertical"
      value={view}
      onChange={(_, next: string) => setView(next)}
      aria-label="Settings"
      sx={{ borderInlineEnd: 1, borderColor: 'divider' }}
    >
      <Tab value="profile" icon={<Person />} iconPosition="start" label="Profile" />
      <Tab value="messages" icon={<Notifications />} iconPosition="start" label="Messages" />
      <Tab value="billing" label="Billing" disabled />
    </Tabs>
  );
}
