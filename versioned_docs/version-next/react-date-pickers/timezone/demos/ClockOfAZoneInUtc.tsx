import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Asia/Tokyo';
const clock = 'YYYY-MM-DDTHH:mm';

/** The clock of the zone as if it were UTC, in which calendars have no change of clocks. */
const load = (iso: string) => dayjs.utc(dayjs.utc(iso).tz(zone).format(clock));
const save = (value: Dayjs) => dayjs.tz(value.format(clock), zone).toISOString();

export default function ClockOfAZoneInUtc() {
  const [train, setTrain] = React.useState<Dayjs | null>(load('2025-04-17T15:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker
          label="Train, Tokyo time"
          ampm={false}
          timezone="UTC"
          value={train}
          onChange={setTrain}
        />
        <Typography variant="body2" role="status">
          For the server: {train?.isValid() ? save(train) : 'no complete date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
