import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

const inputsOf = (name: string) => (startProps: TextFieldProps, endProps: TextFieldProps) => (
  <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
    <TextField {...startProps} label={`${name}, start`} />
    <TextField {...endProps} label={`${name}, end`} />
  </Stack>
);

export default function OneOrThreeMonths() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-07-14'),
    dayjs('2023-07-21'),
  ]);
  const shared = { value: range, onChange: setRange };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker {...shared} calendars={1} renderInput={inputsOf('One month')} />
        <DateRangePicker {...shared} calendars={3} renderInput={inputsOf('Three months')} />
      </Stack>
    </LocalizationProvider>
  );
}
