import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DisabledAndReadOnlyDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Signed (disabled)" defaultValue={dayjs('2025-02-28')} disabled />
        <DatePicker label="Starts (read-only)" defaultValue={dayjs('2025-03-01')} readOnly />
        <DateField label="Ends (typing only)" defaultValue={dayjs('2026-02-28')} />
      </Stack>
    </LocalizationProvider>
  );
}
