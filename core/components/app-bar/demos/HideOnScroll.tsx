import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function HideOnScroll() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [hasFocus, setFocus] = React.useState(false);
  const isScrolledDown = useScrollTrigger({ target: box, threshold: 20 });
  const isHidden = isScrolledDown && !hasFocus;
  return (
    <Box
      ref={setBox}
      role="region"
      aria-label="Travel report"
      tabIndex={0}
      sx={{ width: '100%', height: 200, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <AppBar
        position="sticky"
        component="div"
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        sx={{ transition: 'transform 0.2s', transform: isHidden ? 'translateY(-100%)' : 'none' }}
      >
        <Toolbar variant="dense">
          <Box sx={{ flexGrow: 1 }}>Travel report</Box>
          <Button color="inherit">Share</Button>
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 2, height: 600 }}>Scroll down to hide the bar, and up to show it again.</Box>
    </Box>
  );
}
