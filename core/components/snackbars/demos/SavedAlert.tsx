import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SavedAlert() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save
      </Button>
      <Snackbar
        open={isOpen}
        autoHideDuration={4000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      >
        <Alert
          variant="outlined"
          onClose={() => setOpen(false)}
          sx={{ bgcolor: 'background.paper' }}
        >
          The itinerary is saved.
        </Alert>
      </Snackbar>
    </React.Fragment>
  );
}
