import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const time = dayjs('2025-04-17T07:45');

export default function DisabledAndReadOnlyTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker label="disabled" defaultValue={time} disabled />
        <TimePicker label="readOnly" defaultValue={time} readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
