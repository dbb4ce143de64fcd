import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const departure = dayjs('2025-09-04T14:20');

export default function DesktopAndMobileDeparture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DesktopDateTimePicker label="Always desktop" defaultValue={departure} />
        <MobileDateTimePicker
          label="Always mobile"
          defaultValue={departure}
          localeText={{ toolbarTitle: 'Departure' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
