import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstTour = dayjs('2025-05-03');

export default function DayInState() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <DateCalendar value={day} onChange={setDay} sx={{ width: '100%' }} />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setDay(firstTour)}>First tour</Button>
          <Button onClick={() => setDay(null)}>Clear</Button>
        </Stack>
        <Typography variant="body2" role="status">
          {day === null ? 'No day chosen' : day.format('YYYY-MM-DD')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
