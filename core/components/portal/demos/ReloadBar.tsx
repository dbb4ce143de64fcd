import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function ReloadBar() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [isVisible, setVisible] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const messageId = React.useId();
  const dismiss = () => {
    setVisible(false);
    buttonRef.current?.focus();
  };
  return (
    <Box ref={setFrame} sx={{ position: 'relative', isolation: 'isolate', width: '100%', pb: 12 }}>
      <Box sx={{ border: 1, p: 2, height: 70, overflow: 'hidden', position: 'relative' }}>
        <Button ref={buttonRef} variant="outlined" onClick={() => setVisible(true)}>
          Check for updates
        </Button>
        {isVisible && (
          // Without `container`, the bar would be in the body of this page.
          <Portal container={frame}>
            <Paper
              role="group"
              aria-labelledby={messageId}
              elevation={6}
              sx={{ position: 'absolute', insetInline: 0, bottom: 0, zIndex: 'snackbar', p: 2 }}
            >
              <span id={messageId}>Version 3.8 is available.</span>
              <Button autoFocus onClick={dismiss} sx={{ marginInlineStart: 1 }}>
                Later
              </Button>
            </Paper>
          </Portal>
        )}
      </Box>
    </Box>
  );
}
