import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

const concerts = new Map([
  ['2025-07-11', 'Jazz'],
  ['2025-07-18', 'Choir'],
]);

const narrow = { maxWidth: 312, [`& .${dayCalendarClasses.root}`]: { minWidth: 0, width: '100%' } };

function ConcertDay(props: DateRangePickerDayProps) {
  const concert = concerts.get(props.day.format('YYYY-MM-DD'));
  if (concert === undefined || props.outsideCurrentMonth) {
    return <DateRangePickerDay {...props} />;
  }
  return (
    <Badge variant="dot" color="secondary" overlap="circular">
      <DateRangePickerDay {...props} aria-label={`${props.day.format('D')}, ${concert}`} />
    </Badge>
  );
}

export default function FestivalDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2025-07-10'), dayjs('2025-07-14')]}
        slots={{ day: ConcertDay }}
        sx={narrow}
      />
    </LocalizationProvider>
  );
}
