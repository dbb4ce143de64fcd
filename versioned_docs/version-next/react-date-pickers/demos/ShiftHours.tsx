import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ShiftHours() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-02-10T06:30'),
    dayjs('2025-02-10T14:15'),
  ]);
  const [start, end] = shift;
  const minutes = start && end ? end.diff(start, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Early shift"
          value={shift}
          onChange={setShift}
          ampm={false}
          timeSteps={{ minutes: 15 }}
          skipDisabled
          minTime={dayjs('2025-02-10T05:00')}
          maxTime={dayjs('2025-02-10T22:00')}
        />
        <Typography role="status">
          {minutes > 0
            ? `${Math.floor(minutes / 60)} h ${minutes % 60} min`
            : 'The end is not after the start'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
