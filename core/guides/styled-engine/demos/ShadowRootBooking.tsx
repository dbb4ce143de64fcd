import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createPortal } from 'react-dom';

interface Target {
  root: ShadowRoot;
  cache: EmotionCache;
}

export default function ShadowRootBooking() {
  const host = React.useRef<HTMLDivElement>(null);
  const [target, setTarget] = React.useState<Target | null>(null);
  const [booked, setBooked] = React.useState(false);

  React.useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    setTarget({ root, cache: createCache({ key: 'booking', container: root }) });
  }, []);

  return (
    <div ref={host} style={{ minHeight: 80 }}>
      {target &&
        createPortal(
          <CacheProvider value={target.cache}>
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              <Typography role="status">
                {booked ? 'Your cabin on ferry F 208 is booked' : 'Ferry F 208: cabins available'}
              </Typography>
              <Button variant="contained" onClick={() => setBooked(!booked)}>
                {booked ? 'Cancel booking' : 'Book a cabin'}
              </Button>
            </Stack>
          </CacheProvider>,
          target.root,
        )}
    </div>
  );
}
