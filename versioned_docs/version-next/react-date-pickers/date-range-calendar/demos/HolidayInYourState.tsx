import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const narrow = { maxWidth: 312, [`& .${dayCalendarClasses.root}`]: { minWidth: 0, width: '100%' } };

export default function HolidayInYourState() {
  const [holiday, setHoliday] = React.useState<DateRange<Dayjs>>([dayjs('2025-07-07'), null]);
  const [position, setPosition] = React.useState<RangePosition>('end');
  const [start, end] = holiday;

  const clear = () => {
    setHoliday([null, null]);
    setPosition('start');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateRangeCalendar
          calendars={1}
          rangePosition={position}
          onRangePositionChange={setPosition}
          value={holiday}
          onChange={(newHoliday) => setHoliday(newHoliday)}
          sx={narrow}
        />
        <Button variant="outlined" onClick={clear}>
          Clear
        </Button>
        <Typography variant="body2" role="status">
          {start && end ? `${end.diff(start, 'day') + 1} days off` : 'Choose both dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
