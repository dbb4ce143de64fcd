import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function DelayedSpinner() {
  const [isLoading, setLoading] = React.useState(false);
  const load = (duration: number) => {
    setLoading(true);
    setTimeout(() => setLoading(false), duration);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ height: 40 }}>
        <Fade in={isLoading} style={{ transitionDelay: isLoading ? '600ms' : '0ms' }} unmountOnExit>
          <CircularProgress aria-label="Loading" />
        </Fade>
      </Box>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => load(300)} disabled={isLoading}>
          Load for 0.3 s
        </Button>
        <Button onClick={() => load(2000)} disabled={isLoading}>
          Load for 2 s
        </Button>
      </Stack>
    </Stack>
  );
}
