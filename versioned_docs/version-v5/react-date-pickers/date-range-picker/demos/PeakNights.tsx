import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

const renderInput = (startProps: TextFieldProps, endProps: TextFieldProps) => (
  <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
    <TextField {...startProps} />
    <TextField {...endProps} />
  </Stack>
);

const isPeak = (day: Dayjs) => day.day() === 5 || day.day() === 6;

function renderDay(day: Dayjs, { key, ...props }: DateRangePickerDayProps<Dayjs>) {
  return (
    <DateRangePickerDay
      key={key}
      {...props}
      aria-label={isPeak(day) ? `${day.date()}, peak price` : undefined}
      sx={isPeak(day) ? { '& .MuiPickersDay-root': { fontWeight: 700 } } : undefined}
    />
  );
}

export default function PeakNights() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-07-12'),
    dayjs('2023-07-16'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        value={range}
        onChange={setRange}
        renderDay={renderDay}
        renderInput={renderInput}
      />
    </LocalizationProvider>
  );
}
