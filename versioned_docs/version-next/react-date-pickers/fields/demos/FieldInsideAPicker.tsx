import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const startAdornment = (
  <InputAdornment position="start">
    <EventIcon fontSize="small" />
  </InputAdornment>
);

export default function FieldInsideAPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next tasting"
        defaultValue={dayjs('2025-04-17')}
        formatDensity="spacious"
        slotProps={{
          field: { clearable: true },
          textField: {
            size: 'small',
            color: 'secondary',
            helperText: 'The cellar holds twelve people',
            InputProps: { startAdornment },
          },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
