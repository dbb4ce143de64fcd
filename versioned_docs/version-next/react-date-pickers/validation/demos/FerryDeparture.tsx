import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function FerryDeparture() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Departure"
        defaultValue={dayjs('2025-04-16T06:00')}
        ampm={false}
        minDateTime={dayjs('2025-04-16T09:00')}
        maxDateTime={dayjs('2025-04-20T18:00')}
        onError={setError}
        slotProps={{ textField: { helperText: error ? `Error: ${error}` : 'No error' } }}
      />
    </LocalizationProvider>
  );
}
