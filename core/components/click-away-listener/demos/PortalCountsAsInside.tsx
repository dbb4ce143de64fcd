import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PortalCountsAsInside() {
  const [count, setCount] = React.useState(0);
  const [isDomOnly, setDomOnly] = React.useState(false);
  const [legend, setLegend] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <ClickAwayListener
        disableReactTree={isDomOnly}
        onClickAway={() => setCount(count + 1)}
        touchEvent={false} // A tap would count twice.
      >
        <Box sx={{ border: 1, p: 2 }}>
          <FormControlLabel
            control={<Switch checked={isDomOnly} onChange={(_, isOn) => setDomOnly(isOn)} />}
            label="disableReactTree"
          />
          <Box role="status">Clicks away: {count}</Box>
          {legend && (
            <Portal container={legend}>
              <Button>Legend of the chart</Button>
            </Portal>
          )}
        </Box>
      </ClickAwayListener>
      <Box ref={setLegend} sx={{ border: 1, borderStyle: 'dashed', mt: 2, p: 2, minHeight: 70 }} />
    </Box>
  );
}
