import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';

export default function BackToTop() {
  const [box, setBox] = React.useState<HTMLElement>();
  const isScrolled = useScrollTrigger({ target: box, threshold: 40, disableHysteresis: true });
  const goUp = () => {
    box?.scrollTo({ top: 0 });
    box?.focus();
  };
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <Box
        ref={(element: HTMLElement | null) => setBox(element ?? undefined)}
        role="region"
        aria-label="Log"
        tabIndex={0}
        sx={{ height: 200, overflow: 'auto', border: 1, borderColor: 'divider', p: 2 }}
      >
        {Array.from({ length: 20 }, (_, index) => (
          <div key={index}>Step {index + 1} is done</div>
        ))}
      </Box>
      <Zoom in={isScrolled} unmountOnExit>
        <Fab
          size="medium"
          color="primary"
          aria-label="Back to the beginning"
          onClick={goUp}
          sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 32 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </Box>
  );
}
