import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const harvest = dayjs('2025-04-07');

export default function FormatsOfAdapters() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Tokens" format="YYYY-MM-DD" defaultValue={harvest} />
        <DateField label="Format of the locale" format="LL" defaultValue={harvest} />
        <DateField label="Fixed text" format="[Batch] DD.MM.YYYY" defaultValue={harvest} />
      </Stack>
    </LocalizationProvider>
  );
}
