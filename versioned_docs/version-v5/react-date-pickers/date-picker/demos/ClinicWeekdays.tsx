import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const messages: Record<string, string> = {
  invalidDate: 'Enter a full date',
  shouldDisableDate: 'The clinic is closed at weekends',
  minDate: 'Appointments start on April 3',
  maxDate: 'Appointments end on June 30',
};

export default function ClinicWeekdays() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-04-16'));
  const [reason, setReason] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        value={day}
        onChange={setDay}
        minDate={dayjs('2023-04-03')}
        maxDate={dayjs('2023-06-30')}
        shouldDisableDate={isWeekend}
        onError={setReason}
        renderInput={(props) => (
          <TextField {...props} helperText={reason ? messages[reason] : 'Monday to Friday'} />
        )}
      />
    </LocalizationProvider>
  );
}
