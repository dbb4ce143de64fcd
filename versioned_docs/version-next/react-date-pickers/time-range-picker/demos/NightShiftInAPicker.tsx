import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// The end is always on the day after the start.
const days: [Dayjs, Dayjs] = [dayjs('2025-04-17'), dayjs('2025-04-18')];

export default function NightShiftInAPicker() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T22:00'),
    dayjs('2025-04-18T06:00'),
  ]);
  const [start, end] = shift;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') % (24 * 60) : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TimeRangePicker
          label="Shift"
          ampm={false}
          timeSteps={{ minutes: 15 }}
          referenceDate={days}
          value={shift}
          onChange={(newShift) => setShift(newShift)}
        />
        <Typography variant="body2" role="status">
          {minutes === null ? 'Choose both times' : `${(minutes / 60).toFixed(1)} hours`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
