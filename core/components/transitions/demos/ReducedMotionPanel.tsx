import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ReducedMotionPanel() {
  const [isOpen, setOpen] = React.useState(false);
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Box>
      <Button aria-expanded={isOpen} aria-controls="pollen" onClick={() => setOpen(!isOpen)}>
        Pollen count
      </Button>
      <Grow in={isOpen} timeout={isReduced ? 0 : 'auto'}>
        <Paper id="pollen" variant="outlined" sx={{ p: 2 }}>
          Birch: high. Grasses: low.
        </Paper>
      </Grow>
    </Box>
  );
}
