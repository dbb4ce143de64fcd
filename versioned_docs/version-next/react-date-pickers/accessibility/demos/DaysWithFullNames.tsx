import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = new Map([
  ['2025-04-18', 'Good Friday'],
  ['2025-04-21', 'Easter Monday'],
]);
const holidayOn = (day: Dayjs) => holidays.get(day.format('YYYY-MM-DD'));

export default function DaysWithFullNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        shouldDisableDate={(day) => holidayOn(day) !== undefined}
        slotProps={{
          day: ({ day }) => {
            const holiday = holidayOn(day);
            const name = day.format('dddd, MMMM D');
            return { 'aria-label': holiday ? `${name}, closed: ${holiday}` : name };
          },
        }}
        sx={{ width: '100%', maxWidth: 320, minWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
