import * as React from 'react';
import type { Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstDatePicker() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Parcel arrives on"
        value={arrival}
        onChange={setArrival}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
