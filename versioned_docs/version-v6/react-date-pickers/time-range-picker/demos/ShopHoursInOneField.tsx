import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidRange: 'The shop closes before it opens',
  invalidDate: 'Enter both times',
};

export default function ShopHoursInOneField() {
  const [[startError, endError], setError] = React.useState<TimeRangeValidationError>([null, null]);
  const error = startError ?? endError;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Opening hours"
        ampm={false}
        defaultValue={[dayjs('2025-04-17T09:00'), dayjs('2025-04-17T18:00')]}
        onError={setError}
        helperText={error === null ? 'From – to' : messages[error]}
      />
    </LocalizationProvider>
  );
}
