import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function BookingPeriod() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2025-10-04')}
        minDate={dayjs('2025-04-01')}
        maxDate={dayjs('2025-09-30')}
        onError={setError}
        slotProps={{ textField: { helperText: error ? `Error: ${error}` : 'No error' } }}
      />
    </LocalizationProvider>
  );
}
