import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const day = dayjs('2025-04-17');

export default function TwoTimesOfOneDay() {
  const [start, setStart] = React.useState<Dayjs | null>(day.hour(9));
  const [end, setEnd] = React.useState<Dayjs | null>(day.hour(12).minute(30));
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField
          label="Start"
          value={start}
          onChange={setStart}
          ampm={false}
          referenceDate={day}
        />
        <TimeField
          label="End"
          value={end}
          onChange={setEnd}
          ampm={false}
          referenceDate={day}
          minTime={start?.isValid() ? start : undefined}
        />
        <Typography variant="body2" role="status">
          {minutes === null || minutes < 0
            ? 'Fill in both times, the end after the start'
            : `${minutes} minutes`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
