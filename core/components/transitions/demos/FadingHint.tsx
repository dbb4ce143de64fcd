import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FadingHint() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls="meter-hint"
        onClick={() => setOpen(!isOpen)}
      >
        Where is the meter number?
      </Button>
      <Fade in={isOpen}>
        <Typography id="meter-hint">Below the barcode, in the form 1ABC0012345678.</Typography>
      </Fade>
    </Stack>
  );
}
