import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeView } from '@mui/x-date-pickers/models';

const isDaytime = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() >= 6 && time.hour() < 22;

export default function NightShiftHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField
          label="Round of the night watch"
          ampm={false}
          defaultValue={dayjs('2025-04-17T23:15')}
          shouldDisableTime={isDaytime}
          helperText="From 22:00 to 05:59"
        />
      </Stack>
    </LocalizationProvider>
  );
}
