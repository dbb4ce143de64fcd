import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

// In an application: dayjs()
const today = dayjs('2025-09-17');

export default function LastMonthsFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <DateRangePicker label="Absence" calendars={1} referenceDate={today} />
        <DateRangePicker
          label="Sales"
          calendars={2}
          currentMonthCalendarPosition={2}
          referenceDate={today}
          maxDate={today}
        />
      </Stack>
    </LocalizationProvider>
  );
}
