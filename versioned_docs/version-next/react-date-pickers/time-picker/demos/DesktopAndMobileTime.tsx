import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

const time = dayjs('2025-04-17T07:45');

export default function DesktopAndMobileTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DesktopTimePicker label="Always desktop" defaultValue={time} />
        <MobileTimePicker
          label="Always mobile"
          defaultValue={time}
          localeText={{ toolbarTitle: 'Shift begins' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
