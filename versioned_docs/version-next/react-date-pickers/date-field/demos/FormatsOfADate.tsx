import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormatsOfADate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Card expires" format="MM/YY" defaultValue={dayjs('2027-09-01')} />
        <DateField label="First job" format="MMMM YYYY" defaultValue={dayjs('2019-09-01')} />
        <DateField
          label="Birthday, without a year"
          format="D MMMM"
          referenceDate={dayjs('2000-01-01')}
        />
        <DateField label="Day of arrival" format="DD.MM.YYYY" defaultValue={dayjs('2025-06-08')} />
      </Stack>
    </LocalizationProvider>
  );
}
