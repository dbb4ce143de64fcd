import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const filled = {
  textField: { variant: 'filled', helperText: 'First day of the contract' },
} as const;
const standard = { textField: { variant: 'standard', color: 'secondary' } } as const;
const small = { textField: { size: 'small', fullWidth: true } } as const;

const firstDay = dayjs('2025-04-17');

export default function VariantsOfThePickerField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Filled" defaultValue={firstDay} slotProps={filled} />
        <DatePicker label="Standard" defaultValue={firstDay} slotProps={standard} />
        <DatePicker label="Small" defaultValue={firstDay} slotProps={small} />
      </Stack>
    </LocalizationProvider>
  );
}
