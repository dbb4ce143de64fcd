import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { ClockPicker } from '@mui/x-date-pickers/ClockPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DinnerTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2023-03-11T19:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ position: 'relative', width: 320, maxWidth: '100%', pt: 5 }}>
        <ClockPicker
          date={time}
          onChange={setTime}
          minTime={dayjs('2023-03-11T17:30')}
          maxTime={dayjs('2023-03-11T22:00')}
          minutesStep={15}
          showViewSwitcher
        />
        <Typography role="status" sx={{ px: 3 }}>
          {time ? `Table at ${time.format('HH:mm')}` : 'No time chosen'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
