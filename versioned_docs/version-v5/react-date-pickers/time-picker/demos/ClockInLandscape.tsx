import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function ClockInLandscape() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2023-04-17T06:50'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Clock"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      >
        <StaticTimePicker
          label="Alarm"
          orientation="landscape"
          value={time}
          onChange={setTime}
          renderInput={(props) => <TextField {...props} />}
        />
      </Box>
    </LocalizationProvider>
  );
}
