import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';

export default function CalendarsWithTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimeRangePicker
        calendars={2}
        localeText={{ start: 'Stand from', end: 'Stand until' }}
        defaultValue={[dayjs('2025-10-28T08:00'), dayjs('2025-11-02T18:00')]}
        slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        sx={{ maxWidth: 520 }}
      />
    </LocalizationProvider>
  );
}
