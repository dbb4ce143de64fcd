import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = dayjs('2025-09-04T14:20');

export default function DisabledAndReadOnlyDeparture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker label="disabled" defaultValue={departure} disabled />
        <DateTimePicker label="readOnly" defaultValue={departure} readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
