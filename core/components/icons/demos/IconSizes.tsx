import Coffee from '@mui/icons-material/Coffee';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconSizes() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Coffee fontSize="small" titleAccess="Small cup" />
        <Coffee titleAccess="Medium cup" />
        <Coffee fontSize="large" titleAccess="Large cup" />
        <Coffee sx={{ fontSize: 56 }} titleAccess="Cup of 56 pixels" />
      </Stack>
      <Typography variant="h5" component="p">
        Break at 10:30 <Coffee fontSize="inherit" sx={{ verticalAlign: 'middle' }} />
      </Typography>
    </Stack>
  );
}
