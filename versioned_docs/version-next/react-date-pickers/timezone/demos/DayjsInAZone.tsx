import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const inUtc = dayjs.utc('2025-04-17T15:30');
const inLima = dayjs.tz('2025-04-17T15:30', 'America/Lima');

export default function DayjsInAZone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeField label="UTC value" ampm={false} defaultValue={inUtc} />
        <DateTimeField label="Value in Lima" ampm={false} defaultValue={inLima} />
        <DateTimeField
          label="Value in Lima, shown in Tokyo"
          ampm={false}
          timezone="Asia/Tokyo"
          defaultValue={inLima}
        />
      </Stack>
    </LocalizationProvider>
  );
}
