import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function HoursInTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        slots={{ field: MultiInputTimeRangeField }}
        localeText={{ start: 'Opens at', end: 'Closes at' }}
        defaultValue={[dayjs('2025-04-17T09:00'), dayjs('2025-04-17T18:00')]}
        sx={{ maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
