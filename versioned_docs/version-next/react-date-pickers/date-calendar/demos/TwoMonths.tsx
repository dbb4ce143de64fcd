import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

/** Only the name of the month; `labelId` names the grid. */
function MonthName({ currentMonth, labelId }: PickersCalendarHeaderProps) {
  return (
    <Typography
      id={labelId}
      variant="subtitle1"
      component="div"
      sx={{ textAlign: 'center', my: 1 }}
    >
      {currentMonth.format('MMMM YYYY')}
    </Typography>
  );
}

const slots = { calendarHeader: MonthName };

export default function TwoMonths() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-12'));
  const [first, setFirst] = React.useState(dayjs('2025-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%' }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
          <Button onClick={() => setFirst(first.subtract(1, 'month'))}>Earlier</Button>
          <Button onClick={() => setFirst(first.add(1, 'month'))}>Later</Button>
        </Stack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}>
          {[first, first.add(1, 'month')].map((month) => (
            <DateCalendar
              key={month.format('YYYY-MM')}
              views={['day']}
              referenceDate={month}
              minDate={month}
              maxDate={month.endOf('month')}
              value={day?.isSame(month, 'month') ? day : null}
              onChange={setDay}
              slots={slots}
              sx={{ width: '100%', maxWidth: 320, mx: 0, height: 300 }}
            />
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
