import dayjs from 'dayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

// Two months side by side, or one below the other where the page is narrow.
const wrap = { flexWrap: 'wrap', [`& .${dayCalendarClasses.root}`]: { minWidth: 0 } };

export default function FerryPassCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar defaultValue={[dayjs('2025-07-28'), dayjs('2025-08-03')]} sx={wrap} />
    </LocalizationProvider>
  );
}
