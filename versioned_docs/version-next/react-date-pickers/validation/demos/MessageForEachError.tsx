import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist',
  minDate: 'The season starts on May 1',
  maxDate: 'The season ends on September 30',
  shouldDisableDate: 'No tours on Mondays',
};

const isMonday = (date: Dayjs) => date.day() === 1;

export default function MessageForEachError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the tour"
        defaultValue={dayjs('2025-06-02')}
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-09-30')}
        shouldDisableDate={isMonday}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === null ? 'May to September' : (messages[error] ?? 'Choose another day'),
          },
        }}
      />
    </LocalizationProvider>
  );
}
