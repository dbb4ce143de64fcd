import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function CarPoolInOneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Pool car"
        name="poolCar"
        ampm={false}
        format="DD/MM HH:mm"
        slotProps={{ field: { clearable: true } }}
        defaultValue={[dayjs('2025-10-07T08:00'), dayjs('2025-10-07T17:30')]}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
