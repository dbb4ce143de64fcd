import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function DesktopAndMobilePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Arrival (responsive)" defaultValue={dayjs('2025-04-17')} />
        <DesktopDatePicker label="Dinner (desktop)" defaultValue={dayjs('2025-04-18')} />
        <MobileDatePicker label="Departure (mobile)" defaultValue={dayjs('2025-04-21')} />
      </Stack>
    </LocalizationProvider>
  );
}
