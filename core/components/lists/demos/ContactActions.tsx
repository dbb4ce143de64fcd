import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Call from '@mui/icons-material/Call';
import Mail from '@mui/icons-material/Mail';

const NAMES = ['Ada Okafor', 'Bruno Sá', 'Chen Li'];

export default function ContactActions() {
  const [message, setMessage] = React.useState('Choose a contact or an action.');
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <List>
        {NAMES.map((name) => (
          <ListItem
            key={name}
            disablePadding
            secondaryAction={
              <React.Fragment>
                <IconButton
                  aria-label={`Call ${name}`}
                  onClick={() => setMessage(`Calling ${name}`)}
                >
                  <Call />
                </IconButton>
                <IconButton
                  edge="end"
                  aria-label={`Write to ${name}`}
                  onClick={() => setMessage(`Writing to ${name}`)}
                >
                  <Mail />
                </IconButton>
              </React.Fragment>
            }
            sx={{ '& > .MuiListItemButton-root': { pr: 12 } }}
          >
            <ListItemButton onClick={() => setMessage(`${name} is selected`)}>
              <ListItemAvatar>
                <Avatar aria-hidden>{name.charAt(0)}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box role="status" sx={{ px: 2 }}>
        {message}
      </Box>
    </Box>
  );
}
