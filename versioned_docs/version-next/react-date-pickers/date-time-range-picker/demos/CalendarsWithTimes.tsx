import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';

export default function CalendarsWithTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimeRangePicker
        calendars={2}
        label="Stand at the fair"
        defaultValue={[dayjs('2025-10-28T08:00'), dayjs('2025-11-02T18:00')]}
        sx={{ width: 440, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
