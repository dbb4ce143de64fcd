import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearAndToday() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Reminder"
        value={day}
        onChange={setDay}
        componentsProps={{ actionBar: { actions: ['clear', 'today'] } }}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
