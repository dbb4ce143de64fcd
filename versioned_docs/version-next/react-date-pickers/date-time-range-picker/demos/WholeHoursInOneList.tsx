import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function WholeHoursInOneList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        ampm={false}
        timeSteps={{ minutes: 60 }}
        minutesStep={60}
        label="Court booked"
        defaultValue={[dayjs('2025-10-07T10:00'), dayjs('2025-10-07T12:00')]}
        sx={{ width: 440, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
