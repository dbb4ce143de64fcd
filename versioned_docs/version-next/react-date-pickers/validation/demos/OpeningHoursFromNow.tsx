import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, TimeView } from '@mui/x-date-pickers/models';

// Instead of minTime and maxTime, which cannot be combined with disablePast.
const isClosed = (time: Dayjs, view: TimeView) =>
  view === 'hours' && (time.hour() < 9 || time.hour() >= 17);

export default function OpeningHoursFromNow() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Repair"
        defaultValue={dayjs('2090-04-17T05:30')}
        ampm={false}
        disablePast
        shouldDisableTime={isClosed}
        onError={setError}
        slotProps={{ textField: { helperText: error ? `Error: ${error}` : 'No error' } }}
      />
    </LocalizationProvider>
  );
}
