import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UploadFiles() {
  const [done, setDone] = React.useState(3);
  const total = 8;
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant="determinate"
        value={(done / total) * 100}
        aria-label="Upload"
        sx={{ width: '100%' }}
      />
      <Typography variant="body2" role="status">
        {done} of {total} files
      </Typography>
      <Button variant="outlined" onClick={() => setDone((before) => (before % total) + 1)}>
        Next file
      </Button>
    </Stack>
  );
}
