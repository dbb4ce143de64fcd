import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { ClockPicker } from '@mui/x-date-pickers/ClockPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClockForTheOven() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2023-04-17T17:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ position: 'relative', width: 320, maxWidth: '100%', pt: 5 }}>
        <ClockPicker date={time} onChange={setTime} minutesStep={5} showViewSwitcher />
        <Typography role="status" sx={{ px: 3 }}>
          Oven on at {time?.format('HH:mm')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
