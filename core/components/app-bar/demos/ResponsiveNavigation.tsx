import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import MenuIcon from '@mui/icons-material/Menu';

const PAGES = ['Rooms', 'Prices', 'Arrival'];

export default function ResponsiveNavigation() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <AppBar position="static" component="div">
      <Toolbar>
        <Box sx={{ flexGrow: 1 }}>Lake Hotel</Box>
        <Box component="nav" aria-label="Hotel" sx={{ display: { xs: 'none', md: 'flex' } }}>
          {PAGES.map((page) => (
            <Button key={page} color="inherit" href="#responsive">
              {page}
            </Button>
          ))}
        </Box>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="Pages"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ list: { 'aria-label': 'Pages' } }}
        >
          {PAGES.map((page) => (
            <MenuItem key={page} component="a" href="#responsive" onClick={close}>
              {page}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
