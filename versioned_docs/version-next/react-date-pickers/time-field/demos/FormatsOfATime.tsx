import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const time = dayjs('2025-04-17T16:05:42');

export default function FormatsOfATime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField label="Default in American English" defaultValue={time} />
        <TimeField label="24 hours" ampm={false} defaultValue={time} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={time} />
        <TimeField label="Only hours" format="h A" defaultValue={time} />
        <TimeField label="Minutes and seconds" format="mm:ss" defaultValue={time} />
      </Stack>
    </LocalizationProvider>
  );
}
