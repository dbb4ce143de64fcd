import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2025-04-17');

export default function DateInThreeLanguages() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <DateField label="English" defaultValue={day} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DateField label="Deutsch" defaultValue={day} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn">
        <DateField label="中文" defaultValue={day} />
      </LocalizationProvider>
    </Stack>
  );
}
