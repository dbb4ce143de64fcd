import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function MonthsAndYears() {
  const [month, setMonth] = React.useState<Dayjs>(dayjs('2025-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <Typography variant="subtitle2" component="div" id="report-year">
          Year
        </Typography>
        <Box sx={{ height: 130, display: 'flex' }}>
          <YearCalendar
            gridLabelId="report-year"
            value={month}
            onChange={setMonth}
            minDate={dayjs('2020-01-01')}
            maxDate={dayjs('2028-12-31')}
            yearsPerRow={4}
            yearsOrder="desc"
            sx={{ width: '100%' }}
          />
        </Box>
        <Typography variant="subtitle2" component="div" id="report-month">
          Month
        </Typography>
        <MonthCalendar
          gridLabelId="report-month"
          value={month}
          onChange={setMonth}
          monthsPerRow={4}
          sx={{ width: '100%' }}
        />
        <Typography variant="body2" role="status">
          Report for {month.format('YYYY-MM')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
