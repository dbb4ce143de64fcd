import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function EnterAStartTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField label="Start of the shift" helperText="Hours, minutes, then A or P" />
      </Stack>
    </LocalizationProvider>
  );
}
