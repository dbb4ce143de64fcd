import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const moment = dayjs('2025-04-17T16:05');

export default function MomentInThreeLanguages() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <DateTimeField label="English" defaultValue={moment} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DateTimeField label="Deutsch" defaultValue={moment} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn">
        <DateTimeField label="中文" defaultValue={moment} />
      </LocalizationProvider>
    </Stack>
  );
}
