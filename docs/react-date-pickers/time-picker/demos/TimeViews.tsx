import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const time = dayjs('2025-04-17T07:45:30');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker
          label="With seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={time}
        />
        <TimePicker label="Hour only" views={['hours']} defaultValue={time} />
        <TimePicker label="Minutes only" views={['minutes']} ampm={false} defaultValue={time} />
        <TimePicker
          label="Lap time"
          views={['minutes', 'seconds']}
          ampm={false}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
