import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const moment = dayjs('2025-04-17T16:05:42');

export default function FormatsOfAMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimeField label="Default in American English" defaultValue={moment} />
        <DateTimeField label="24 hours" ampm={false} defaultValue={moment} />
        <DateTimeField label="Log entry" format="YYYY-MM-DD HH:mm:ss" defaultValue={moment} />
        <DateTimeField label="Invitation" format="D MMMM YYYY, h A" defaultValue={moment} />
      </Stack>
    </LocalizationProvider>
  );
}
