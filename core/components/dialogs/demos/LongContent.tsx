import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const RULES = Array.from(
  { length: 24 },
  (_, index) => `${index + 1}. Bikes are returned to a station, locked, with the light off.`,
);

export default function LongContent() {
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');
  const [isOpen, setOpen] = React.useState(false);
  const open = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => open('paper')}>
        Scroll the content
      </Button>
      <Button variant="outlined" onClick={() => open('body')}>
        Scroll the dialog
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} scroll={scroll} maxWidth="xs">
        <DialogTitle>Rules of the rental</DialogTitle>
        <DialogContent dividers={scroll === 'paper'} tabIndex={scroll === 'paper' ? 0 : undefined}>
          {RULES.map((rule) => (
            <DialogContentText key={rule} gutterBottom>
              {rule}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Agree</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
