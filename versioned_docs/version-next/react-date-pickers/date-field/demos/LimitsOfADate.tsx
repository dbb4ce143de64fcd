import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const season = { first: dayjs('2025-05-01'), last: dayjs('2025-09-30') };

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist',
  minDate: 'The campsite opens on May 1, 2025',
  maxDate: 'The campsite closes on September 30, 2025',
};

export default function LimitsOfADate() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Arrival at the campsite"
          defaultValue={dayjs('2025-04-17')}
          minDate={season.first}
          maxDate={season.last}
          onError={setError}
          helperText={error ? messages[error] : 'May to September 2025'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
