import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OneSlotTwoSlotsDeep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Seed the beans"
        defaultValue={dayjs('2025-05-12')}
        slotProps={{
          field: { clearable: true },
          textField: { size: 'small', helperText: 'After the last frost' },
          day: { sx: { fontWeight: 600 } },
        }}
      />
    </LocalizationProvider>
  );
}
