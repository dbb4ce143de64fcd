import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LoadingMember() {
  const [isLoading, setLoading] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} aria-busy={isLoading} sx={{ alignItems: 'center' }}>
        {isLoading ? <Skeleton variant="circular" width={40} height={40} /> : <Avatar>LM</Avatar>}
        <Box sx={{ width: 180 }}>
          <Typography variant="h6" component="p">
            {isLoading ? <Skeleton /> : 'Lina Moreau'}
          </Typography>
          <Typography variant="body2">{isLoading ? <Skeleton width="60%" /> : 'Lyon'}</Typography>
        </Box>
      </Stack>
      <Button variant="outlined" onClick={() => setLoading((before) => !before)}>
        {isLoading ? 'Show the member' : 'Load again'}
      </Button>
    </Stack>
  );
}
