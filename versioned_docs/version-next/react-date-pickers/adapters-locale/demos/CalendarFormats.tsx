import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const twoLetters = (day: Dayjs) => day.format('dd');

export default function CalendarFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <StaticDatePicker
        defaultValue={dayjs('2025-04-07')}
        dayOfWeekFormatter={twoLetters}
        slotProps={{
          toolbar: { toolbarFormat: 'dddd, D MMMM', toolbarPlaceholder: 'No day yet' },
          calendarHeader: { format: 'MM/YYYY' },
          actionBar: { actions: ['clear'] },
        }}
      />
    </LocalizationProvider>
  );
}
