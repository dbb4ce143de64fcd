import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearThenMonthThenDay() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <DateCalendar
          views={['year', 'month', 'day']}
          openTo="year"
          yearsOrder="desc"
          referenceDate={dayjs('1990-01-01')}
          minDate={dayjs('1930-01-01')}
          maxDate={dayjs('2007-12-31')}
          // Years and months are "partial": only a day counts.
          onChange={(date, selectionState) => {
            if (selectionState === 'finish') {
              setBirthday(date);
            }
          }}
          sx={{ width: '100%' }}
        />
        <Typography variant="body2" role="status">
          {birthday === null ? 'No day chosen' : `Born on ${birthday.format('YYYY-MM-DD')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
