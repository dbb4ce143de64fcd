import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, LocalizationProvider, type DateRange } from '@mui/x-date-pickers-pro';

export default function RentACar() {
  const [dates, setDates] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-07-15'),
    dayjs('2024-07-19'),
  ]);
  const [picked, returned] = dates;
  const days = picked && returned ? returned.diff(picked, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 520, maxWidth: '100%' }}>
        <DateRangePicker
          value={dates}
          onChange={setDates}
          localeText={{ start: 'Pick up', end: 'Return' }}
          minDate={dayjs('2024-07-01')}
          slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        />
        <Typography role="status" sx={{ mt: 1 }}>
          {days > 0 ? `${days} days at €42 make €${days * 42}` : 'Choose both days'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
