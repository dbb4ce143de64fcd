import dayjs from 'dayjs';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CompactDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2025-04-17')}
        format="ddd, D MMM YYYY"
        showDaysOutsideCurrentMonth
        slots={{ openPickerIcon: EventAvailableIcon }}
        slotProps={{
          textField: { size: 'small', variant: 'filled' },
          field: { openPickerButtonPosition: 'start' },
          openPickerButton: { color: 'primary' },
          desktopPaper: { sx: { border: 1, borderColor: 'divider' } },
        }}
        sx={{ width: 240 }}
      />
    </LocalizationProvider>
  );
}
