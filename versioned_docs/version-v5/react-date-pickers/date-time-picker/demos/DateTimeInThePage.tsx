import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import NoSsr from '@mui/material/NoSsr';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function DateTimeInThePage() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-08-12T07:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <NoSsr>
        <StaticDateTimePicker
          label="Ferry leaves"
          value={value}
          onChange={setValue}
          renderInput={(props) => <TextField {...props} />}
        />
      </NoSsr>
    </LocalizationProvider>
  );
}
