import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// In your app, the server generates a new nonce for each response.
const cache = createCache({ key: 'ticket', nonce: 'c2VhdC0xNEM', prepend: true });

export default function NoncePreview() {
  const [nonces, setNonces] = React.useState<string[]>([]);
  const readNonces = () => {
    const elements = document.querySelectorAll<HTMLStyleElement>('style[data-emotion="ticket"]');
    setNonces([...new Set([...elements].map((element) => element.nonce ?? ''))]);
  };
  return (
    <CacheProvider value={cache}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button variant="contained" onClick={readNonces}>
          Read the nonce of the styles
        </Button>
        <Typography role="status">
          {nonces.length === 0 ? 'Not read yet.' : `Nonce: ${nonces.join(', ')}`}
        </Typography>
      </Stack>
    </CacheProvider>
  );
}
