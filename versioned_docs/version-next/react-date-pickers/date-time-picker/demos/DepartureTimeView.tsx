import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const departure = dayjs('2025-09-04T14:30');
const halfHourly = { minutes: 30 };
const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};
const typedTime = { hours: null, minutes: null, seconds: null };

export default function DepartureTimeView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DesktopDateTimePicker
          label="List"
          timeSteps={halfHourly}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={departure}
        />
        <DesktopDateTimePicker label="Round clock" viewRenderers={clock} defaultValue={departure} />
        <DesktopDateTimePicker
          label="Time is typed"
          viewRenderers={typedTime}
          defaultValue={departure}
        />
      </Stack>
    </LocalizationProvider>
  );
}
