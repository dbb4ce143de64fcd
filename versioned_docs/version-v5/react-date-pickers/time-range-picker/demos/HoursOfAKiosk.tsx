import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const earliestClosing = (opening: Dayjs | null) => {
  if (!opening?.isValid()) {
    return undefined;
  }
  const earliest = opening.add(30, 'minute');
  return earliest.isSame(opening, 'day') ? earliest : opening.hour(23).minute(59);
};

const hintFor = (reason: string) =>
  reason === 'invalidDate' ? 'Enter hours and minutes' : 'At least half an hour later';

export default function HoursOfAKiosk() {
  const [opening, setOpening] = React.useState<Dayjs | null>(dayjs('2023-10-05T07:00'));
  const [closing, setClosing] = React.useState<Dayjs | null>(dayjs('2023-10-05T18:30'));
  const [reason, setReason] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker
          label="Kiosk opens"
          value={opening}
          onChange={setOpening}
          getOpenDialogAriaText={() => 'Choose the opening time'}
          renderInput={(props) => <TextField {...props} />}
        />
        <TimePicker
          label="Kiosk closes"
          value={closing}
          onChange={setClosing}
          minTime={earliestClosing(opening)}
          onError={setReason}
          getOpenDialogAriaText={() => 'Choose the closing time'}
          renderInput={(props) => (
            <TextField {...props} helperText={reason ? hintFor(reason) : ' '} />
          )}
        />
      </Stack>
    </LocalizationProvider>
  );
}
