import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { fetchLowTides } from './tides';

export default function LowTides() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-06-14'));
  const [month, setMonth] = React.useState('2023-06');
  const [attempt, setAttempt] = React.useState(0);
  const [answer, setAnswer] = React.useState<{ month: string; days: number[] | null }>();

  React.useEffect(() => {
    const controller = new AbortController();
    fetchLowTides(month, controller.signal).then(
      (days) => setAnswer({ month, days }),
      () => !controller.signal.aborted && setAnswer({ month, days: null }),
    );
    return () => controller.abort();
  }, [month, attempt]);

  const renderDay = (date: Dayjs, _selected: Dayjs[], props: PickersDayProps<Dayjs>) => {
    const { key, ...dayProps } = props;
    const low = date.format('YYYY-MM') === answer?.month && answer.days?.includes(date.date());
    return (
      <Badge key={key} variant="dot" color="primary" overlap="circular" invisible={!low}>
        <PickersDay
          {...dayProps}
          aria-label={low ? `${date.date()}, low tide` : undefined}
          onFocus={(event, focused) => {
            dayProps.onFocus?.(event, focused);
            setMonth(focused.format('YYYY-MM'));
          }}
        />
      </Badge>
    );
  };

  const failed = answer?.month === month && answer.days === null;
  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, maxWidth: '100%', minHeight: 390 }}>
        <CalendarPicker
          date={day}
          onChange={setDay}
          onMonthChange={(first: Dayjs) => setMonth(first.format('YYYY-MM'))}
          renderDay={renderDay}
          views={['day']}
        />
        {failed && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
            No tides for this month
          </Alert>
        )}
      </Box>
    </LocalizationProvider>
  );
}
