import dayjs from 'dayjs';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const truck = {
  textField: {
    InputProps: {
      startAdornment: (
        <InputAdornment position="start">
          <LocalShippingIcon fontSize="small" />
        </InputAdornment>
      ),
    },
  },
};
const buttonFirst = {
  field: { openPickerButtonPosition: 'start' },
  textField: {
    InputProps: { endAdornment: <InputAdornment position="end">CET</InputAdornment> },
  },
} as const;

export default function AdornmentsOfThePickerField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Delivery" defaultValue={dayjs('2025-04-17')} slotProps={truck} />
        <DatePicker label="Launch" defaultValue={dayjs('2025-06-02')} slotProps={buttonFirst} />
      </Stack>
    </LocalizationProvider>
  );
}
