import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** The end on the day of the start, or on the next day if it would be before the start. */
function acrossMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T22:00'),
    dayjs('2025-04-18T06:00'),
  ]);
  const [start, end] = shift;
  const hours = start && end ? end.diff(start, 'hour', true) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <SingleInputTimeRangeField
          label="Night shift"
          ampm={false}
          value={shift}
          onChange={(newShift) => setShift(acrossMidnight(newShift))}
        />
        <Typography variant="body2" role="status">
          {hours > 0 ? `${hours} hours` : 'Enter both times'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
