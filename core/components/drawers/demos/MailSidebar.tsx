import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const FOLDERS = ['Inbox', 'Drafts', 'Sent'];
const WIDTH = 140;

export default function MailSidebar() {
  const [folder, setFolder] = React.useState('Inbox');
  return (
    <Box sx={{ display: 'flex', width: '100%', height: 200, border: 1, borderColor: 'divider' }}>
      <Drawer
        variant="permanent"
        sx={{ width: WIDTH, '& .MuiDrawer-paper': { width: WIDTH, position: 'static' } }}
      >
        <Box component="nav" aria-label="Folders">
          <List>
            {FOLDERS.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  selected={name === folder}
                  aria-current={name === folder ? 'page' : undefined}
                  onClick={() => setFolder(name)}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 2 }}>{folder}: no messages</Box>
    </Box>
  );
}
