import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const CONTACTS = [
  { name: 'Noor Haddad', role: 'Veterinarian' },
  { name: 'Jonas Wirth', role: 'Stable manager' },
];

export default function ContactGutters() {
  const [isFlush, setFlush] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isFlush} onChange={(_, checked) => setFlush(checked)} />}
        label="Disable gutters"
      />
      <Container maxWidth="xs" disableGutters={isFlush} sx={{ bgcolor: 'action.hover' }}>
        <List aria-label="Contacts" sx={{ bgcolor: 'background.paper' }}>
          {CONTACTS.map(({ name, role }) => (
            <ListItem key={name}>
              <ListItemText primary={name} secondary={role} />
            </ListItem>
          ))}
        </List>
      </Container>
    </Box>
  );
}
