import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PortalOrInline() {
  const [isInline, setInline] = React.useState(false);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        control={<Switch checked={isInline} onChange={(_, isOn) => setInline(isOn)} />}
        label="disablePortal"
      />
      <Box
        sx={{ border: 1, p: 2, mb: 1, minHeight: 82, fontStyle: 'italic', color: 'success.main' }}
      >
        Green and italic.
        {target && (
          <Portal container={target} disablePortal={isInline}>
            <Box>The note about the allergens.</Box>
          </Portal>
        )}
      </Box>
      <Box ref={setTarget} sx={{ border: 1, borderStyle: 'dashed', p: 2, minHeight: 82 }}>
        <Box>Plain text.</Box>
      </Box>
    </Box>
  );
}
