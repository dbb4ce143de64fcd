import * as React from 'react';
import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { loadSeats } from './tourServer';

const SeatsContext = React.createContext<ReadonlyMap<string, number>>(new Map());

function SeatsDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const seats = React.useContext(SeatsContext);
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

const slots = { day: SeatsDay };
const renderSkeleton = () => <DayCalendarSkeleton />;

export default function SeatsFromServer() {
  const [month, setMonth] = React.useState('2025-06');
  const [answer, setAnswer] = React.useState({
    month: '',
    seats: new Map<string, number>(),
    error: '',
  });

  React.useEffect(() => {
    // Another month aborts this request, so a late answer never reaches the state.
    const controller = new AbortController();
    loadSeats(month, controller.signal).then(
      (seats) => setAnswer({ month, seats, error: '' }),
      (reason: Error) => {
        if (!controller.signal.aborted) {
          setAnswer({ month, seats: new Map(), error: reason.message });
        }
      },
    );
    return () => controller.abort();
  }, [month]);

  const loading = answer.month !== month;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <SeatsContext.Provider value={answer.seats}>
          <DateCalendar
            defaultValue={dayjs('2025-06-12')}
            onMonthChange={(date) => setMonth(date.format('YYYY-MM'))}
            loading={loading}
            renderLoading={renderSkeleton}
            slots={slots}
            sx={{ width: '100%' }}
          />
        </SeatsContext.Provider>
        <Typography variant="body2" role="status">
          {loading ? 'Loading seats' : answer.error || `Seats of ${answer.month} are loaded`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
