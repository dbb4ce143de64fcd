import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const trip: DateRange<Dayjs> = [dayjs('2025-10-07T08:00'), dayjs('2025-10-09T17:30')];

export default function DatesAndTimesByDevice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 440 }}>
        <DesktopDateTimeRangePicker label="Trip (desktop)" defaultValue={trip} />
        <MobileDateTimeRangePicker label="Trip (mobile)" defaultValue={trip} />
      </Stack>
    </LocalizationProvider>
  );
}
