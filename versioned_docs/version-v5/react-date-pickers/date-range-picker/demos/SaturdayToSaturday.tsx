import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

const renderInput = (startProps: TextFieldProps, endProps: TextFieldProps) => (
  <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
    <TextField {...startProps} />
    <TextField {...endProps} />
  </Stack>
);

const SATURDAY = 6;
const isNoChangeover = (day: Dayjs) => day.day() !== SATURDAY;
const lastStart = dayjs('2023-09-09');

const isDisabled = (day: Dayjs, position: 'start' | 'end') =>
  isNoChangeover(day) || (position === 'start' && day.isAfter(lastStart));

export default function SaturdayToSaturday() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-07-15'),
    dayjs('2023-07-22'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        value={range}
        onChange={setRange}
        minDate={dayjs('2023-06-03')}
        maxDate={dayjs('2023-09-16')}
        shouldDisableDate={isDisabled}
        renderInput={renderInput}
      />
    </LocalizationProvider>
  );
}
