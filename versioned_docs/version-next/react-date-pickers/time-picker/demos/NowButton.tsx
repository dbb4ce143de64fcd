import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function NowButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Arrival"
        defaultValue={dayjs('2025-04-17T07:45')}
        localeText={{ todayButtonLabel: 'Now' }}
        slotProps={{ actionBar: { actions: ['today', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
