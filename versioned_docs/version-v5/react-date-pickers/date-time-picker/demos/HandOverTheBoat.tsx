import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const first = dayjs('2023-08-07T12:00');
const last = dayjs('2023-08-31T17:00');

const isClosed = (value: number, part: 'hours' | 'minutes' | 'seconds') =>
  part === 'hours' && (value < 9 || value > 17);
const isMonday = (day: Dayjs) => day.day() === 1;

const messages: Record<string, string> = {
  minDate: 'The season starts on August 7',
  minTime: 'On the first day, from noon',
  maxDate: 'The season ends on August 31',
  maxTime: 'On the last day, until 5 PM',
  shouldDisableDate: 'Closed on Mondays',
  'shouldDisableTime-hours': 'From 9 AM to 5:45 PM',
  minutesStep: 'Every quarter of an hour',
  invalidDate: 'Enter a full date and time',
};

export default function HandOverTheBoat() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-08-12T08:45'));
  const [reason, setReason] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Boat handed over"
        value={value}
        onChange={setValue}
        minDateTime={first}
        maxDateTime={last}
        shouldDisableDate={isMonday}
        shouldDisableTime={isClosed}
        minutesStep={15}
        onError={setReason}
        renderInput={(props) => (
          <TextField {...props} helperText={reason ? messages[reason] : 'Tuesday to Sunday'} />
        )}
      />
    </LocalizationProvider>
  );
}
