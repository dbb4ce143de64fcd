import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function TwoNightsAtLeast() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-07-14'),
    dayjs('2023-07-15'),
  ]);
  const [start, end] = range;
  const nights = start?.isValid() && end?.isValid() ? end.diff(start, 'day') : null;
  const isShort = nights !== null && nights >= 0 && nights < 2;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        value={range}
        onChange={setRange}
        renderInput={(startProps, endProps) => (
          <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
            <TextField {...startProps} />
            <TextField
              {...endProps}
              error={endProps.error || isShort}
              helperText={isShort ? 'Stay two nights or more' : `Nights: ${nights ?? '–'}`}
            />
          </Stack>
        )}
      />
    </LocalizationProvider>
  );
}
