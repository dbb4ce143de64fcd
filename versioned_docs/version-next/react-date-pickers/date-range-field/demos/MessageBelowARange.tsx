import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidRange: 'The last day is before the first',
  invalidDate: 'Complete both dates',
  minDate: 'The archive begins in 2020',
  maxDate: 'The archive ends in 2025',
};

export default function MessageBelowARange() {
  const [[startError, endError], setError] = React.useState<DateRangeValidationError>([null, null]);
  const error = startError ?? endError;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Search the archive"
        sx={{ width: 320, maxWidth: '100%' }}
        defaultValue={[dayjs('2025-05-20'), dayjs('2025-05-01')]}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2025-12-31')}
        onError={setError}
        helperText={error === null ? 'From – to' : messages[error]}
      />
    </LocalizationProvider>
  );
}
