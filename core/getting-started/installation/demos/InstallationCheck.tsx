import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InstallationCheck() {
  const [count, setCount] = React.useState(0);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        Count
      </Button>
      <Typography role="status">
        {count === 1 ? 'Clicked once' : `Clicked ${count} times`}
      </Typography>
    </Stack>
  );
}
