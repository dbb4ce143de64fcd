import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickATime() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-04-17T06:50'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Alarm"
        value={value}
        onChange={setValue}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
