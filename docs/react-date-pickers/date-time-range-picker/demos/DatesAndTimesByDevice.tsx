import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const trip: DateRange<Dayjs> = [dayjs('2025-10-07T08:00'), dayjs('2025-10-09T17:30')];
const rowOrColumn = { fieldRoot: { direction: { xs: 'column', sm: 'row' } } } as const;

export default function DatesAndTimesByDevice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 520 }}>
        <DesktopDateTimeRangePicker
          localeText={{ start: 'Trip from (desktop)', end: 'Trip until (desktop)' }}
          defaultValue={trip}
          slotProps={rowOrColumn}
        />
        <MobileDateTimeRangePicker
          localeText={{ start: 'Trip from (mobile)', end: 'Trip until (mobile)' }}
          defaultValue={trip}
          slotProps={rowOrColumn}
        />
      </Stack>
    </LocalizationProvider>
  );
}
