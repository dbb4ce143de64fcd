import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ActionBarButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Piano tuning"
        defaultValue={dayjs('2025-04-17')}
        closeOnSelect={false}
        slotProps={{
          actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
