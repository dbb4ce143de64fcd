import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BackupMessages() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="success">The backup of Tuesday is complete.</Alert>
      <Alert severity="info">The next backup starts at 02:00.</Alert>
      <Alert severity="warning">The disk is 90% full.</Alert>
      <Alert severity="error">The backup of Monday failed.</Alert>
    </Stack>
  );
}
