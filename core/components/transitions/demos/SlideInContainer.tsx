import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideInContainer() {
  const [isOpen, setOpen] = React.useState(false);
  const [map, setMap] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <Button aria-expanded={isOpen} aria-controls="stop-details" onClick={() => setOpen(!isOpen)}>
        Harbor stop
      </Button>
      <Box
        ref={setMap}
        sx={{ position: 'relative', overflow: 'hidden', height: 160, bgcolor: 'action.hover' }}
      >
        <Slide in={isOpen} direction="up" container={map}>
          <Paper
            id="stop-details"
            elevation={4}
            sx={{ position: 'absolute', insetInline: 0, bottom: 0, p: 2 }}
          >
            Ferry 62 to Harbor Island, every 15 minutes
          </Paper>
        </Slide>
      </Box>
    </Box>
  );
}
