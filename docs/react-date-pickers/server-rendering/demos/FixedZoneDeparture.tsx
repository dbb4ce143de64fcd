import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function FixedZoneDeparture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Take-off in Singapore"
        timezone="Asia/Singapore"
        defaultValue={dayjs('2025-05-20T15:45:00Z')}
        slotProps={{ textField: { helperText: 'The time at the airport, for every reader' } }}
      />
    </LocalizationProvider>
  );
}
