import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = dayjs('2025-09-04T14:20:30');

export default function DepartureViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker
          label="With seconds"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={departure}
        />
        <DateTimePicker
          label="Day and hour"
          views={['day', 'hours']}
          ampm={false}
          format="MMM D, HH:00"
          defaultValue={departure}
        />
        <DateTimePicker label="Opens on the years" openTo="year" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
