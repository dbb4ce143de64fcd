import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function RoomHireFromTwoPickers() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-10-07T08:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-10-09T17:30'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const earliestEnd = start?.isValid() ? start.add(1, 'hour') : undefined;
  const isTooEarly = error === 'minDate' || error === 'minTime';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 520 }}>
        <DateTimePicker
          label="Room from"
          ampm={false}
          value={start}
          onChange={(moment) => setStart(moment)}
          localeText={{ openDatePickerDialogue: () => 'Choose the start' }}
          slotProps={{ textField: { helperText: ' ' } }}
        />
        <DateTimePicker
          label="Room until"
          ampm={false}
          value={end}
          onChange={(moment) => setEnd(moment)}
          minDateTime={earliestEnd}
          referenceDate={earliestEnd}
          onError={setError}
          localeText={{ openDatePickerDialogue: () => 'Choose the end' }}
          slotProps={{
            textField: { helperText: isTooEarly ? 'At least one hour after the start' : ' ' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
