import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthPicker } from '@mui/x-date-pickers/MonthPicker';
import { YearPicker } from '@mui/x-date-pickers/YearPicker';

const first = dayjs('2021-01-01');
const last = dayjs('2029-12-31');

export default function CalendarMonthAndYear() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2023-04-17'));
  const shared = { date, minDate: first, maxDate: last, onChange: setDate };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <CalendarPicker {...shared} views={['day']} />
        <MonthPicker {...shared} sx={{ maxWidth: '100%' }} />
        <YearPicker {...shared} />
        <Typography role="status">{date?.format('D MMMM YYYY')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
