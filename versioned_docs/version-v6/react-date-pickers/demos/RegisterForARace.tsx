import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function RegisterForARace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Born on"
          openTo="year"
          views={['year', 'month', 'day']}
          maxDate={dayjs('2008-12-31')}
          defaultValue={dayjs('1991-03-22')}
        />
        <TimePicker
          label="Expected time of arrival"
          ampm={false}
          minTime={dayjs('2024-06-08T09:00')}
          defaultValue={dayjs('2024-06-08T10:40')}
        />
        <DateTimePicker label="Bib collected" defaultValue={dayjs('2024-06-07T17:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
