import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const twoLetters = (_day: string, date: Dayjs) => date.format('dd');
const dateFormats = { monthAndYear: 'MM/YYYY' };

export default function CalendarFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en" dateFormats={dateFormats}>
      <StaticDatePicker
        defaultValue={dayjs('2025-04-07')}
        dayOfWeekFormatter={twoLetters}
        slotProps={{
          toolbar: { toolbarFormat: 'dddd, D MMMM', toolbarPlaceholder: 'No day yet' },
          actionBar: { actions: ['clear'] },
        }}
      />
    </LocalizationProvider>
  );
}
