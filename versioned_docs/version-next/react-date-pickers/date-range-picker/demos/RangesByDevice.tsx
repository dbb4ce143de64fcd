import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const fair: DateRange<Dayjs> = [dayjs('2025-09-08'), dayjs('2025-09-12')];

export default function RangesByDevice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <DesktopDateRangePicker label="Fair (desktop)" defaultValue={fair} />
        <MobileDateRangePicker label="Fair (mobile)" defaultValue={fair} />
      </Stack>
    </LocalizationProvider>
  );
}
