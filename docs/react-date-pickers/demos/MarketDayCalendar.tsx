import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const WEDNESDAY = 3;
const SATURDAY = 6;
const isNotMarketDay = (day: Dayjs) => day.day() !== WEDNESDAY && day.day() !== SATURDAY;

export default function MarketDayCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: '100%' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={dayjs('2025-03-01')}
          maxDate={dayjs('2025-10-31')}
          shouldDisableDate={isNotMarketDay}
          views={['day']}
          sx={{ width: '100%' }}
        />
        <Typography role="status" sx={{ px: 3 }}>
          {day ? `Your stall is booked for ${day.format('dddd, D MMMM')}.` : 'No stall booked.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
