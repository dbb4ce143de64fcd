import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function GrowingNote() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Note for the driver"
        multiline
        minRows={2}
        maxRows={5}
        defaultValue="Ring twice, the bell is quiet."
      />
      <TextField label="Reason for the return" multiline rows={3} />
    </Stack>
  );
}
