import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function SecondsOfALap() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2023-04-17T10:24:36'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Lap started"
        value={time}
        onChange={setTime}
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        inputFormat="HH:mm:ss"
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
