import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import KitchenIcon from '@mui/icons-material/Kitchen';
import MenuIcon from '@mui/icons-material/Menu';

const LINKS = [
  { label: 'Features', href: '#larder-features' },
  { label: 'How it works', href: '#larder-steps' },
  { label: 'Prices', href: '#larder-prices' },
  { label: 'Questions', href: '#larder-questions' },
];

export function Logo() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <KitchenIcon sx={{ color: 'primary.main' }} />
      <Typography component="span" variant="h6" sx={{ fontWeight: 700 }}>
        Larder
      </Typography>
    </Box>
  );
}

export function SiteHeader() {
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  // An open drawer closes when the window becomes wide; which links are visible is up to CSS.
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  React.useEffect(() => {
    if (isWide) {
      setOpen(false);
    }
  }, [isWide]);
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container>
        <Toolbar disableGutters sx={{ gap: 2 }}>
          <Logo />
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, marginInlineStart: 3 }}
          >
            {LINKS.map(({ label, href }) => (
              <Button key={href} href={href} color="inherit">
                {label}
              </Button>
            ))}
          </Box>
          <Button
            href="#larder-trial"
            variant="contained"
            disableElevation
            sx={{ marginInlineStart: 'auto' }}
          >
            Try for free
          </Button>
          <IconButton
            edge="end"
            aria-label="Open menu"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </Container>
      <Drawer
        anchor="top"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu' } }}
      >
        <IconButton aria-label="Close menu" onClick={close} sx={{ alignSelf: 'end', m: 1 }}>
          <CloseIcon />
        </IconButton>
        <nav aria-label="Main">
          <List>
            {LINKS.map(({ label, href }) => (
              <ListItem key={href} disablePadding>
                <ListItemButton component="a" href={href} onClick={close}>
                  <ListItemText primary={label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </Drawer>
    </AppBar>
  );
}
