import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function findProblem([start, end]: DateRange<Dayjs>): string | null {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Choose the start and the end';
  }
  const minutes = end.diff(start, 'minute');
  if (minutes < 0) {
    return 'The boat comes back before it leaves';
  }
  return minutes < 120 ? 'Two hours at least' : null;
}

export default function TwoHoursAtLeast() {
  const [hire, setHire] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-10-07T10:00'),
    dayjs('2025-10-07T11:00'),
  ]);
  const problem = findProblem(hire);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 520 }}>
        <DateTimeRangePicker
          label="Boat hired"
          value={hire}
          onChange={(newHire) => setHire(newHire)}
          slotProps={{ textField: problem === null ? {} : { error: true } }}
        />
        <Typography variant="body2" role="status">
          {problem ?? 'This hire can be booked'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
