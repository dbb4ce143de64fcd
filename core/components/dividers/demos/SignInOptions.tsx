import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function SignInOptions() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <Button variant="contained">Continue with a passkey</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Continue with email</Button>
      <Divider role="presentation" textAlign="left">
        New here?
      </Divider>
      <Button>Create an account</Button>
    </Stack>
  );
}
