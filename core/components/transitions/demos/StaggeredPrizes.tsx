import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const PRIZES = ['1st', '2nd', '3rd', '4th'];

export default function StaggeredPrizes() {
  const [isShown, setShown] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-expanded={isShown}
        aria-controls="prizes"
        onClick={() => setShown(!isShown)}
      >
        Prizes
      </Button>
      <Stack id="prizes" direction="row" spacing={1}>
        {PRIZES.map((prize, index) => (
          <Zoom
            key={prize}
            in={isShown}
            style={{ transitionDelay: isShown ? `${index * 100}ms` : '0ms' }}
          >
            <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>{prize}</Avatar>
          </Zoom>
        ))}
      </Stack>
    </Stack>
  );
}
