import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function MinutesByTen() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2025-04-17T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <TimeClock
          value={alarm}
          onChange={(newTime) => setAlarm(newTime)}
          views={['minutes']}
          minutesStep={10}
          sx={{ width: '100%' }}
        />
        <Typography variant="body2" role="status">
          {alarm?.format('HH:mm') ?? 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
