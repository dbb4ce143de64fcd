import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const cover = { position: 'absolute', inset: 0 };

export default function ModalInPanel() {
  const [panel, setPanel] = React.useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <Box
      ref={setPanel}
      sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 180, border: 1 }}
    >
      <Box sx={{ p: 2 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Lock the panel
        </Button>
      </Box>
      <Modal
        open={isOpen}
        onClose={close}
        container={panel}
        disableScrollLock
        slotProps={{ backdrop: { sx: cover } }}
        sx={{ ...cover, display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Locked" sx={{ p: 2, zIndex: 1 }}>
          The panel is locked. <Button onClick={close}>Unlock</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
