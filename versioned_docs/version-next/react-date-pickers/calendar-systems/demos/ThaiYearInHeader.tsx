import dayjs from 'dayjs';
import 'dayjs/locale/th';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(buddhistEra);

export default function ThaiYearInHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="th">
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2025-04-13')}
        slotProps={{ calendarHeader: { format: 'MMMM BBBB' } }}
      />
    </LocalizationProvider>
  );
}
