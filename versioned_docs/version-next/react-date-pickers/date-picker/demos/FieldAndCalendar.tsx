import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { yearCalendarClasses } from '@mui/x-date-pickers/YearCalendar';

const fullWidth = { width: '100%', [`& .${yearCalendarClasses.root}`]: { width: '100%' } };

export default function FieldAndCalendar() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: '100%' }}>
        <DateField label="Arrival" value={arrival} onChange={setArrival} />
        <DateCalendar value={arrival} onChange={setArrival} sx={fullWidth} />
      </Stack>
    </LocalizationProvider>
  );
}
