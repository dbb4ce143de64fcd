import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClassPrefix() {
  const [cache] = React.useState(() => createCache({ key: 'ferry' }));
  const button = React.useRef<HTMLButtonElement>(null);
  const [classes, setClasses] = React.useState('');
  return (
    <CacheProvider value={cache}>
      <Stack spacing={2} sx={{ width: 1, alignItems: 'flex-start' }}>
        <Button
          ref={button}
          variant="outlined"
          onClick={() => setClasses(button.current!.className)}
        >
          Show my classes
        </Button>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {classes || 'Not shown yet'}
        </Typography>
      </Stack>
    </CacheProvider>
  );
}
