import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const seats = new Map([
  ['2025-06-05', 2],
  ['2025-06-12', 7],
  ['2025-06-19', 4],
  ['2025-06-26', 1],
]);

function TourDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const free = outsideCurrentMonth ? 0 : (seats.get(day.format('YYYY-MM-DD')) ?? 0);

  return (
    <Badge badgeContent={free} color="secondary" overlap="circular">
      <PickersDay
        {...props}
        aria-label={free > 0 ? `${day.format('MMMM D')}, ${free} seats free` : undefined}
      />
    </Badge>
  );
}

const slots = { day: TourDay };

export default function SeatsAsBadges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-12')}
        slots={slots}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
