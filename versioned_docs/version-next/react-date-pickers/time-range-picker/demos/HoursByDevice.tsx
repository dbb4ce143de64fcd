import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const visit: DateRange<Dayjs> = [dayjs('2025-04-17T15:00'), dayjs('2025-04-17T17:30')];

export default function HoursByDevice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 300 }}>
        <DesktopTimeRangePicker label="Visit (desktop)" defaultValue={visit} />
        <MobileTimeRangePicker label="Visit (mobile)" defaultValue={visit} />
      </Stack>
    </LocalizationProvider>
  );
}
