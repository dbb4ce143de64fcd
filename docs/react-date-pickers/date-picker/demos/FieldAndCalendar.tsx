import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldAndCalendar() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto', py: 1 }}>
        <DateField label="Arrival" value={arrival} onChange={setArrival} />
        <DateCalendar value={arrival} onChange={setArrival} sx={{ mx: 0 }} />
      </Box>
    </LocalizationProvider>
  );
}
