import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({ key: 'menu-rtl', stylisPlugins: [rtlPlugin] });
const toRtl = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });
const ROOMS = ['חדר קריאה', 'אולם כנסים', 'מעבדת מחשבים'];

export default function HebrewMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={toRtl}>
        <Button
          dir="rtl"
          lang="he"
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          בחירת חדר
        </Button>
        {/* The menu is rendered in the body, so it needs its own direction. */}
        <Menu
          dir="rtl"
          lang="he"
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ list: { 'aria-label': 'בחירת חדר' } }}
        >
          {ROOMS.map((room) => (
            <MenuItem key={room} onClick={close}>
              {room}
            </MenuItem>
          ))}
        </Menu>
      </ThemeProvider>
    </CacheProvider>
  );
}
