import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import Close from '@mui/icons-material/Close';

export default function PhotoViewer() {
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the photo
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center' }}
      >
        <Box
          role="dialog"
          aria-modal
          aria-label="Photo of a lake"
          sx={{ position: 'relative', outline: 'none', width: 'min(560px, 90vw)' }}
        >
          <Box component="img" src={PHOTO} alt="A lake at sunset" sx={{ width: '100%' }} />
          <IconButton
            onClick={close}
            aria-label="Close the photo"
            sx={{
              position: 'absolute',
              top: 8,
              insetInlineEnd: 8,
              color: 'common.white',
              bgcolor: 'rgba(0, 0, 0, 0.7)',
              '&:hover': { bgcolor: 'common.black' },
            }}
          >
            <Close />
          </IconButton>
        </Box>
      </Modal>
    </React.Fragment>
  );
}

/** A drawing; use the address of a photo instead. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 315"><rect width="560" height="315" fill="#ff8a65"/><circle cx="280" cy="180" r="60" fill="#ffe082"/><rect y="190" width="560" height="125" fill="#283593"/></svg>',
)}`;
