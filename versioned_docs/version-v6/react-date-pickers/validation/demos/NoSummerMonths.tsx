import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const isSummer = (month: Dayjs) => month.month() === 6 || month.month() === 7;

export default function NoSummerMonths() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Billing month"
        views={['year', 'month']}
        defaultValue={dayjs('2025-08-01')}
        shouldDisableMonth={isSummer}
        onError={setError}
        slotProps={{ textField: { helperText: error ? `Error: ${error}` : 'No error' } }}
      />
    </LocalizationProvider>
  );
}
