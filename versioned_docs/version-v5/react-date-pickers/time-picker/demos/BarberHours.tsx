import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opening = dayjs('2023-04-17T08:30');
const closing = dayjs('2023-04-17T18:00');

const isLunch = (value: number, part: 'hours' | 'minutes' | 'seconds') =>
  part === 'hours' && value === 12;

const messages: Record<string, string> = {
  invalidDate: 'Enter hours and minutes',
  minTime: 'Open from 8:30 AM',
  maxTime: 'Open until 6 PM',
  'shouldDisableTime-hours': 'Closed from noon to 1 PM',
  minutesStep: 'Every ten minutes',
};

export default function BarberHours() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2023-04-17T12:10'));
  const [reason, setReason] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Haircut"
        value={time}
        onChange={setTime}
        minTime={opening}
        maxTime={closing}
        minutesStep={10}
        shouldDisableTime={isLunch}
        onError={setReason}
        renderInput={(props) => (
          <TextField {...props} helperText={reason ? messages[reason] : '8:30 AM to 6 PM'} />
        )}
      />
    </LocalizationProvider>
  );
}
