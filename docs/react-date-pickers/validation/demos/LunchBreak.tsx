import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

// Closed from 12 to 14 o'clock, and no appointments in the last ten minutes of an hour.
const isLunchBreak = (time: Dayjs, view: TimeView) =>
  (view === 'hours' && (time.hour() === 12 || time.hour() === 13)) ||
  (view === 'minutes' && time.minute() >= 50);

export default function LunchBreak() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Call back at"
        defaultValue={dayjs('2025-04-17T12:10')}
        ampm={false}
        shouldDisableTime={isLunchBreak}
        onError={setError}
        slotProps={{ textField: { helperText: error ? `Error: ${error}` : 'No error' } }}
      />
    </LocalizationProvider>
  );
}
