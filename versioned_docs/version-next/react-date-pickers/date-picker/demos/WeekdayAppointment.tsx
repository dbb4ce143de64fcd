import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-04-07');
const lastDay = dayjs('2025-05-30');
const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist',
  minDate: 'We open on April 7',
  maxDate: 'Booking closes on May 30',
  shouldDisableDate: 'We are closed on weekends',
};

export default function WeekdayAppointment() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2025-04-19')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{
          textField: { helperText: error === null ? 'Monday to Friday' : messages[error] },
        }}
      />
    </LocalizationProvider>
  );
}
