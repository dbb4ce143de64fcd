import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2025-04-07T15:05');

export default function TwelveOrTwentyFourHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker label="As the locale says" defaultValue={departure} />
        <TimePicker label="12 hours" ampm defaultValue={departure} />
        <TimePicker label="24 hours" ampm={false} defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
