import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

function Pages({ onSelect }: { readonly onSelect?: () => void }) {
  return (
    <Box component="nav" aria-label="Project">
      <List>
        {['Board', 'Calendar', 'Files'].map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton onClick={onSelect}>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

export default function ResponsiveSidebar() {
  const [isOpen, setOpen] = React.useState(false);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: 'flex', width: '100%', height: 200, border: 1, borderColor: 'divider' }}>
      <Drawer open={isOpen && !isWide} onClose={close} sx={{ display: { md: 'none' } }}>
        <Pages onSelect={close} />
        <Button onClick={close}>Close</Button>
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: 160,
          '& .MuiDrawer-paper': { width: 160, position: 'static' },
        }}
      >
        <Pages />
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 2 }}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' }, mb: 2 }}
        >
          Menu
        </Button>
        <div>Narrow the window to see the button.</div>
      </Box>
    </Box>
  );
}
