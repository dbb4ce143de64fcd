import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ButtonAtTheStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Furnace service"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          field: { openPickerButtonPosition: 'start' },
          openPickerButton: { color: 'primary', size: 'small' },
        }}
      />
    </LocalizationProvider>
  );
}
