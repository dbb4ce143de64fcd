import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const sailing = dayjs('2025-04-17T09:30');

export default function FieldsForDateAndTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Day of sailing" defaultValue={sailing} />
        <TimeField label="Boarding" defaultValue={sailing} />
        <DateTimeField label="Arrival" defaultValue={sailing.add(6, 'hour')} />
      </Stack>
    </LocalizationProvider>
  );
}
