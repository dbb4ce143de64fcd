import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2025-04-17');

export default function LooksOfADateField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Small and filled" size="small" variant="filled" defaultValue={day} />
        <DateField label="Standard" variant="standard" color="secondary" defaultValue={day} />
        <DateField label="Read-only" readOnly defaultValue={day} />
        <DateField label="Disabled" disabled defaultValue={day} />
      </Stack>
    </LocalizationProvider>
  );
}
