import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function ClicksReachParent() {
  const [clicks, setClicks] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <Box onClick={() => setClicks(clicks + 1)} sx={{ border: 1, p: 2 }}>
        <span role="status">Clicks on the parent in React: {clicks}</span>
        {target && (
          <Portal container={target}>
            <Button variant="contained">Count this click</Button>
            <Button onClick={(event) => event.stopPropagation()}>Stops here</Button>
          </Portal>
        )}
      </Box>
      <Box ref={setTarget} sx={{ border: 1, borderStyle: 'dashed', p: 2, minHeight: 104 }}>
        <Box sx={{ mb: 1 }}>Parent in the DOM</Box>
      </Box>
    </Box>
  );
}
