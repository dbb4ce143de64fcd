import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const quarters = { minutes: 15 };

export default function BookingWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Table for two"
        defaultValue={dayjs('2025-09-04T19:30')}
        ampm={false}
        minDateTime={dayjs('2025-09-04T18:00')}
        maxDateTime={dayjs('2025-09-07T22:00')}
        timeSteps={quarters}
        minutesStep={15}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
