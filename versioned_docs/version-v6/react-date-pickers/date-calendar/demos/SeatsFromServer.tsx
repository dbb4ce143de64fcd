import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { loadSeats } from './tourServer';

const SeatsContext = React.createContext<ReadonlyMap<string, number>>(new Map());
const MonthContext = React.createContext<(month: string) => void>(() => {});

/** Reports each month that becomes visible, the first one included. */
function ReportingHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const report = React.useContext(MonthContext);
  const month = props.currentMonth.format('YYYY-MM');
  React.useEffect(() => report(month), [report, month]);
  return <PickersCalendarHeader {...props} />;
}

function SeatsDay(props: PickersDayProps<Dayjs>) {
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

const slots = { calendarHeader: ReportingHeader, day: SeatsDay };
const renderSkeleton = () => <DayCalendarSkeleton />;

export default function SeatsFromServer() {
  const [month, setMonth] = React.useState<string | null>(null);
  const [answer, setAnswer] = React.useState({
    month: '',
    seats: new Map<string, number>(),
    error: '',
  });

  React.useEffect(() => {
    if (month === null) {
      return undefined;
    }
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
        <MonthContext.Provider value={setMonth}>
          <SeatsContext.Provider value={answer.seats}>
            <DateCalendar
              defaultValue={dayjs('2025-06-12')}
              loading={loading}
              renderLoading={renderSkeleton}
              slots={slots}
              sx={{ width: '100%' }}
            />
          </SeatsContext.Provider>
        </MonthContext.Provider>
        <Typography variant="body2" role="status">
          {loading ? 'Loading seats' : answer.error || `Seats of ${answer.month} are loaded`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
