import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Flag from '@mui/icons-material/Flag';

export default function ResignButtons() {
  const [isOver, setOver] = React.useState(false);
  const toggle = () => setOver(!isOver);
  const label = isOver ? 'Play again' : 'Resign';
  return (
    <Stack
      direction="row"
      sx={{ width: '100%', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography role="status">{isOver ? 'Black wins' : 'White to move'}</Typography>
      <Button
        variant="outlined"
        startIcon={<Flag />}
        onClick={toggle}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {label}
      </Button>
      <IconButton aria-label={label} onClick={toggle} sx={{ display: { sm: 'none' } }}>
        <Flag />
      </IconButton>
    </Stack>
  );
}
