import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const first = dayjs('2025-04-18T12:00');
const last = dayjs('2025-04-21T10:00');

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  invalidDate: 'This moment does not exist',
  minDate: 'The bicycle is free from Friday, April 18, noon',
  minTime: 'On April 18, the bicycle is free from noon',
  maxDate: 'Return the bicycle by Monday, April 21, 10 AM',
  maxTime: 'On April 21, return the bicycle by 10 AM',
};

export default function RentalPeriod() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimeField
          label="Pick up the bicycle"
          defaultValue={dayjs('2025-04-18T09:30')}
          minDateTime={first}
          maxDateTime={last}
          onError={setError}
          helperText={error ? messages[error] : 'April 18 to 21, 2025'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
