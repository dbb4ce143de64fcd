import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateHelperText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport expires"
        referenceDate={dayjs('2030-01-01')}
        slotProps={{ textField: { helperText: 'Month / day / year, as printed' } }}
      />
    </LocalizationProvider>
  );
}
