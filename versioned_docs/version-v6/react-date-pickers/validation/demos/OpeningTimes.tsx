import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function OpeningTimes() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        defaultValue={dayjs('2025-04-17T08:30')}
        minTime={dayjs('2025-01-01T09:00')}
        maxTime={dayjs('2025-01-01T17:30')}
        onError={setError}
        slotProps={{ textField: { helperText: error ? `Error: ${error}` : 'No error' } }}
      />
    </LocalizationProvider>
  );
}
