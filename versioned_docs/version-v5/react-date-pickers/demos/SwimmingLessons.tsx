import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const TUESDAY = 2;
const FRIDAY = 5;
const hasNoLesson = (day: Dayjs) => day.day() !== TUESDAY && day.day() !== FRIDAY;

export default function SwimmingLessons() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-09'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, maxWidth: '100%' }}>
        <CalendarPicker
          date={day}
          onChange={setDay}
          minDate={dayjs('2023-04-04')}
          maxDate={dayjs('2023-06-30')}
          shouldDisableDate={hasNoLesson}
          views={['day']}
        />
        <Typography role="status" sx={{ px: 3 }}>
          {day ? `First lesson: ${day.format('dddd, D MMMM')}` : 'No lesson chosen'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
