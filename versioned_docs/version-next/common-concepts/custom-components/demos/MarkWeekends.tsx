import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function MarkWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-12')}
        slotProps={{
          day: ({ day, isDaySelected }) => ({
            sx: isWeekend(day) && !isDaySelected ? { color: 'error.main' } : undefined,
          }),
        }}
      />
    </LocalizationProvider>
  );
}
