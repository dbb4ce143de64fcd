import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function CompareVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField label="Outlined" defaultValue="Window seat" />
      <TextField label="Filled" variant="filled" defaultValue="Window seat" />
      <TextField label="Standard" variant="standard" defaultValue="Window seat" />
      <TextField label="Small" size="small" defaultValue="Window seat" />
    </Stack>
  );
}
