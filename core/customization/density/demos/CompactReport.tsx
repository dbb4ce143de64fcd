import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function CompactReport() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300, alignItems: 'flex-start' }}>
      <TextField size="small" fullWidth label="Street light" defaultValue="No. 118" />
      <TextField size="small" fullWidth label="Problem" defaultValue="Flickers at night" />
      <FormControlLabel control={<Checkbox size="small" />} label="Danger to traffic" />
      <Button size="small" variant="contained">
        Report
      </Button>
    </Stack>
  );
}
