import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function AskBeforeClosing() {
  const [isOpen, setOpen] = React.useState(false);
  const [text, setText] = React.useState('');
  const [hint, setHint] = React.useState(' ');

  const open = () => {
    setText('');
    setHint(' ');
    setOpen(true);
  };
  const close: DialogProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick' && text !== '') {
      setHint('Send or discard the text first.');
      return;
    }
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={open}>
        Write feedback
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Feedback</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            margin="dense"
            label="What could be better?"
            value={text}
            onChange={(event) => setText(event.target.value)}
            helperText={hint}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Discard</Button>
          <Button onClick={() => setOpen(false)} disabled={text === ''}>
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
