import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function AskInViewer() {
  const [isOpen, setOpen] = React.useState(false);
  const [isAsking, setAsking] = React.useState(false);
  const discard = () => {
    setAsking(false);
    setOpen(false);
  };
  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Draw a sketch
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setAsking(true)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Sketch" sx={{ p: 4, outline: 'none' }}>
          <Button onClick={() => setAsking(true)}>Close the sketch</Button>
          <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="ask-title">
            <DialogTitle id="ask-title">Discard the sketch?</DialogTitle>
            <DialogActions>
              <Button onClick={() => setAsking(false)}>Keep drawing</Button>
              <Button onClick={discard}>Discard</Button>
            </DialogActions>
          </Dialog>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
