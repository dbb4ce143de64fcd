import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OrderACake() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Day of the party"
          defaultValue={dayjs('2025-06-21')}
          slotProps={{ field: { clearable: true } }}
        />
        <TimePicker label="Guests arrive" defaultValue={dayjs('2025-06-21T15:30')} />
        <DateTimePicker label="Collect the cake" defaultValue={dayjs('2025-06-21T11:00')} />
      </Stack>
    </LocalizationProvider>
  );
}
