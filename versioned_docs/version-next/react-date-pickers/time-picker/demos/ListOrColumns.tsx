import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const time = dayjs('2025-04-17T08:00');
const hourly = { minutes: 60 };
const halfHourly = { minutes: 30 };

export default function ListOrColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DesktopTimePicker label="24 times: a list" timeSteps={hourly} defaultValue={time} />
        <DesktopTimePicker label="48 times: columns" timeSteps={halfHourly} defaultValue={time} />
        <DesktopTimePicker
          label="48 times in a list"
          timeSteps={halfHourly}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
