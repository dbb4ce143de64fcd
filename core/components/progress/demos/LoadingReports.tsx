import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LoadingReports() {
  return (
    <Stack spacing={3} sx={{ width: '100%', alignItems: 'center' }}>
      <CircularProgress aria-label="Loading reports" />
      <CircularProgress size={24} color="secondary" aria-label="Loading one report" />
      <LinearProgress aria-label="Loading all reports" sx={{ width: '100%' }} />
    </Stack>
  );
}
