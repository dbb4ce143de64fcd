import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function AccessiblePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hearing test"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          textField: { helperText: 'Month, day and year' },
          day: ({ day }) => ({ 'aria-label': day.format('dddd, MMMM D, YYYY') }),
        }}
      />
    </LocalizationProvider>
  );
}
