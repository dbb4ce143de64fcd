import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function StorageBanner() {
  const [isOpen, setOpen] = React.useState(true);
  const storageButton = React.useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    storageButton.current?.focus();
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Collapse in={isOpen} unmountOnExit>
        <Paper square role="region" aria-label="Storage" variant="outlined" sx={{ p: 2, pb: 1 }}>
          <Typography>9.2 of 10 GB are in use. Delete old recordings to keep uploading.</Typography>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
            <Button onClick={close}>Later</Button>
            <Button onClick={close}>Delete recordings</Button>
          </Box>
        </Paper>
      </Collapse>
      <Button ref={storageButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Storage
      </Button>
    </Box>
  );
}
