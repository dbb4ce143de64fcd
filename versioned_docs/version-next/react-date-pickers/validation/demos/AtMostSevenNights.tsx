import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const booked = ['2025-04-14', '2025-04-15'].map((day) => dayjs(day));

function findProblem([start, end]: DateRange<Dayjs>): string | null {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start, 'day')) {
    return 'Enter check-in and check-out';
  }
  if (end.diff(start, 'day') > 7) {
    return 'Seven nights at most';
  }
  const overlaps = booked.some((day) => !day.isBefore(start, 'day') && !day.isAfter(end, 'day'));
  return overlaps ? 'April 14 and 15 are booked' : null;
}

export default function AtMostSevenNights() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-12'),
    dayjs('2025-04-17'),
  ]);
  const problem = findProblem(range);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          label="Check-in – check-out"
          value={range}
          onChange={(newRange) => setRange(newRange)}
          shouldDisableDate={(date) => booked.some((day) => day.isSame(date, 'day'))}
          slotProps={{ textField: problem === null ? {} : { error: true } }}
        />
        <Typography variant="body2" role="status">
          {problem ?? 'These nights are free'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
