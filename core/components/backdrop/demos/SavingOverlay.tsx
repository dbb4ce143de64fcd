import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function SavingOverlay() {
  const [isSaving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('Not saved yet');
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  React.useEffect(() => () => clearTimeout(timer.current), []);
  const save = () => {
    setSaving(true);
    setMessage('Saving the order');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSaving(false);
      setMessage('Saved');
    }, 1500);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={save}>
        Save the order
      </Button>
      <span role="status">{message}</span>
      <Backdrop
        open={isSaving}
        aria-hidden={false}
        sx={{ color: 'common.white', zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        {isSaving && <CircularProgress color="inherit" aria-label="Saving the order" />}
      </Backdrop>
    </Box>
  );
}
