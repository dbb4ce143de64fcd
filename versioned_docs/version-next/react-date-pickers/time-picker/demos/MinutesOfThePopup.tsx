import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const time = dayjs('2025-04-17T07:45');
const everyMinute = { minutes: 1 };
const quarters = { minutes: 15 };

export default function MinutesOfThePopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker label="Every fifth minute" defaultValue={time} />
        <TimePicker label="Every minute" timeSteps={everyMinute} defaultValue={time} />
        <TimePicker
          label="Quarters of an hour only"
          timeSteps={quarters}
          minutesStep={15}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
