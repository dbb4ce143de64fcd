import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const PRICE_PER_DAY = 28;

export default function RentAKayak() {
  const [days, setDays] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-07-04'),
    dayjs('2025-07-06'),
  ]);
  const [from, to] = days;
  const count = from && to ? to.diff(from, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker
          label="Kayak needed"
          value={days}
          onChange={setDays}
          minDate={dayjs('2025-05-01')}
          maxDate={dayjs('2025-09-30')}
        />
        <Typography role="status">
          {count > 0 ? `${count} days, €${count * PRICE_PER_DAY}` : 'Choose both days'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
