import * as React from 'react';
import Button from '@mui/material/Button';
import Send from '@mui/icons-material/Send';
import Stack from '@mui/material/Stack';

/** Replaces a server that needs 1.5 seconds. */
const publishMenu = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1500);
  });

export default function PublishWhileLoading() {
  const [status, setStatus] = React.useState('Draft');
  const publish = async () => {
    setStatus('Publishing…');
    await publishMenu();
    setStatus('Published');
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        startIcon={<Send />}
        loading={status === 'Publishing…'}
        loadingPosition="start"
        onClick={publish}
      >
        Publish the menu
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
