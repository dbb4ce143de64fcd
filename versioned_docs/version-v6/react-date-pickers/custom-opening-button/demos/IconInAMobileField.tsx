import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const calendarIcon = (
  <InputAdornment position="end">
    <EventIcon />
  </InputAdornment>
);

export default function IconInAMobileField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Excursion"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{ textField: { InputProps: { endAdornment: calendarIcon } } }}
      />
    </LocalizationProvider>
  );
}
