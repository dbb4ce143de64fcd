import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function ExtendTheStay() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ dateRangePickerToolbarTitle: 'Click the date to change' }}
    >
      <DateRangePicker
        label="Rental car"
        calendars={1}
        defaultValue={[dayjs('2025-09-08'), dayjs('2025-09-12')]}
        slotProps={{ toolbar: { hidden: false } }}
      />
    </LocalizationProvider>
  );
}
