import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickDateAndTime() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-08-12T07:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Ferry leaves"
        value={value}
        onChange={setValue}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
