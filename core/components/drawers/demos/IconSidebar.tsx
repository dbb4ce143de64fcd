import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Home from '@mui/icons-material/Home';
import Settings from '@mui/icons-material/Settings';

const PAGES = [
  { label: 'Home', icon: <Home /> },
  { label: 'Settings', icon: <Settings /> },
];

export default function IconSidebar() {
  const [isWide, setWide] = React.useState(false);
  const width = isWide ? 180 : 57;
  const transition = 'width 0.2s';
  return (
    <Box sx={{ display: 'flex', width: '100%', height: 160, border: 1, borderColor: 'divider' }}>
      <Drawer
        variant="permanent"
        sx={{
          width,
          transition,
          '& .MuiDrawer-paper': { width, transition, position: 'static', overflowX: 'hidden' },
        }}
      >
        <Box component="nav" aria-label="Main">
          <List>
            {PAGES.map(({ label, icon }) => (
              <ListItem key={label} disablePadding>
                <ListItemButton>
                  <ListItemIcon>{icon}</ListItemIcon>
                  <ListItemText primary={label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 2 }}>
        <Button variant="outlined" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
          Labels
        </Button>
      </Box>
    </Box>
  );
}
