import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function FullScreenOnPhones() {
  const [isOpen, setOpen] = React.useState(false);
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the route
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullScreen={isNarrow}>
        <DialogTitle>Stage 4: Andermatt to Airolo</DialogTitle>
        <DialogContent>
          <DialogContentText>
            22 km, 1,100 m up and 1,350 m down. Water at the pass, a bus every two hours from
            Hospental.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
