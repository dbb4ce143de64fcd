import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shortest = 30;

const hintFor = (reason: string) =>
  reason === 'invalidDate'
    ? 'Enter a full date and time'
    : 'Half an hour after the start, or later';

export default function VanRental() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2023-10-05T09:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2023-10-05T12:30'));
  const [reason, setReason] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker
          label="Van from"
          value={start}
          onChange={setStart}
          getOpenDialogAriaText={() => 'Choose the start'}
          renderInput={(props) => <TextField {...props} />}
        />
        <DateTimePicker
          label="Van until"
          value={end}
          onChange={setEnd}
          minDateTime={start?.isValid() ? start.add(shortest, 'minute') : undefined}
          onError={setReason}
          getOpenDialogAriaText={() => 'Choose the end'}
          renderInput={(props) => (
            <TextField {...props} helperText={reason ? hintFor(reason) : ' '} />
          )}
        />
      </Stack>
    </LocalizationProvider>
  );
}
