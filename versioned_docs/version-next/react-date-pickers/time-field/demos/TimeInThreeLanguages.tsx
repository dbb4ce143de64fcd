import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const time = dayjs('2025-04-17T16:05');

export default function TimeInThreeLanguages() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimeField label="English" defaultValue={time} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimeField label="Deutsch" defaultValue={time} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn">
        <TimeField label="中文" defaultValue={time} />
      </LocalizationProvider>
    </Stack>
  );
}
