import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function CoverTheSidebar() {
  const [isOnTop, setOnTop] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOnTop} onChange={(_, checked) => setOnTop(checked)} />}
        label="Bar above the sidebar"
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 180, overflow: 'hidden' }}>
        <AppBar
          component="div"
          position="absolute"
          sx={{ zIndex: (theme) => (isOnTop ? theme.zIndex.drawer + 1 : theme.zIndex.appBar) }}
        >
          <Toolbar variant="dense">
            <Typography>Botanical index</Typography>
          </Toolbar>
        </AppBar>
        <Drawer
          variant="permanent"
          slotProps={{ paper: { sx: { position: 'absolute', width: 130 } } }}
        >
          <Toolbar variant="dense" />
          <Typography sx={{ px: 3, py: 1 }}>Mosses</Typography>
          <Typography sx={{ px: 3, py: 1 }}>Orchids</Typography>
        </Drawer>
      </Box>
    </Box>
  );
}
