import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function PickADateRange() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-07-14'),
    dayjs('2023-07-21'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        value={range}
        onChange={setRange}
        renderInput={(startProps, endProps) => (
          <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
            <TextField {...startProps} label="Arrival" />
            <TextField {...endProps} label="Departure" />
          </Stack>
        )}
      />
    </LocalizationProvider>
  );
}
