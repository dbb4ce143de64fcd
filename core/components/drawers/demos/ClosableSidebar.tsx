import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';

const WIDTH = 160;

export default function ClosableSidebar() {
  const [isOpen, setOpen] = React.useState(true);
  return (
    <Box
      sx={{
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        height: 160,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Drawer
        variant="persistent"
        open={isOpen}
        sx={{
          width: isOpen ? WIDTH : 0,
          transition: (theme) => theme.transitions.create('width'),
          '& .MuiDrawer-paper': { width: WIDTH, position: 'absolute' },
        }}
      >
        <Box id="order-filters" sx={{ p: 2 }}>
          Open orders from Hamburg
        </Box>
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 2 }}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls="order-filters"
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
      </Box>
    </Box>
  );
}
