import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function LendTheVan() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 520, maxWidth: '100%' }}>
        <DateTimeRangePicker
          localeText={{ start: 'Van leaves', end: 'Van is back' }}
          defaultValue={[dayjs('2025-10-07T08:00'), dayjs('2025-10-09T17:30')]}
          slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        />
        <DateRangePicker
          label="Insured from – to"
          slots={{ field: SingleInputDateRangeField }}
          defaultValue={[dayjs('2025-10-07'), dayjs('2025-10-09')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
