import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert variant="standard">Standard</Alert>
      <Alert variant="outlined">Outlined</Alert>
      <Alert variant="filled" severity="error">
        Filled
      </Alert>
      <Alert icon={false}>Without an icon</Alert>
    </Stack>
  );
}
