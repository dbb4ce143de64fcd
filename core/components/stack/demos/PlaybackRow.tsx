import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const EPISODES = ['The lighthouse', 'Low tide', 'The last ferry'];

export default function PlaybackRow() {
  const [index, setIndex] = React.useState(0);
  const move = (step: number) => setIndex((index + step + EPISODES.length) % EPISODES.length);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">
        Episode {index + 1}: {EPISODES[index]}
      </Typography>
      <Stack direction="row" spacing={1} role="group" aria-label="Episodes">
        <Button variant="outlined" onClick={() => move(-1)}>
          Previous
        </Button>
        <Button variant="outlined" onClick={() => move(1)}>
          Next
        </Button>
      </Stack>
    </Stack>
  );
}
