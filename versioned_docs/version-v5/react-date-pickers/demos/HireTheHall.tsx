import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';

export default function HireTheHall() {
  const [hired, setHired] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-10-05'),
    dayjs('2023-10-08'),
  ]);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Hall from', end: 'Hall until' }}
    >
      <DateRangePicker
        value={hired}
        onChange={setHired}
        renderInput={(startProps, endProps) => (
          <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
            <TextField {...startProps} />
            <TextField {...endProps} />
          </Stack>
        )}
      />
    </LocalizationProvider>
  );
}
