import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = new Set(['2025-06-09', '2025-06-19']);

const isClosed = (date: Dayjs) =>
  date.day() === 0 || date.day() === 6 || holidays.has(date.format('YYYY-MM-DD'));

export default function NoWeekendsAndHolidays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-12')}
        shouldDisableDate={isClosed}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
