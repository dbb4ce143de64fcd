import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const isLunch = (time: Dayjs, view: TimeView) =>
  view === 'hours' && (time.hour() === 12 || time.hour() === 13);

export default function QuietHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        defaultValue={dayjs('2025-04-17T10:00')}
        ampm={false}
        minTime={dayjs('2025-04-17T08:30')}
        maxTime={dayjs('2025-04-17T18:00')}
        shouldDisableTime={isLunch}
        showViewSwitcher
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
