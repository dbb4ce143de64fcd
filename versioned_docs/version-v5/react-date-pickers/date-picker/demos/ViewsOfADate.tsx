import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function ViewsOfADate() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('1994-04-17'));
  const shared = { value: day, onChange: setDay, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          {...shared}
          label="Year, month and day"
          views={['year', 'month', 'day']}
          openTo="year"
        />
        <DatePicker {...shared} label="Year and month" views={['year', 'month']} openTo="year" />
        <DatePicker {...shared} label="Year" views={['year']} openTo="year" />
        <DatePicker {...shared} label="Day" views={['day']} />
      </Stack>
    </LocalizationProvider>
  );
}
