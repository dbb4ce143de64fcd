import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OneProviderForAForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="First lesson" defaultValue={dayjs('2025-01-06')} />
        <DatePicker label="Exam" defaultValue={dayjs('2025-06-27')} />
        <TimePicker label="Lessons begin at" defaultValue={dayjs('2025-01-06T17:45')} />
      </Stack>
    </LocalizationProvider>
  );
}
