import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro';

function join(day: Dayjs | null, time: Dayjs | null) {
  if (!day?.isValid() || !time?.isValid()) {
    return null;
  }
  return day.hour(time.hour()).minute(time.minute()).second(0).millisecond(0);
}

export default function FairDaysAndHours() {
  const [days, setDays] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-10-07'),
    dayjs('2025-10-09'),
  ]);
  const [opens, setOpens] = React.useState<Dayjs | null>(dayjs('2025-10-07T14:00'));
  const [closes, setCloses] = React.useState<Dayjs | null>(dayjs('2025-10-07T12:30'));
  const start = join(days[0], opens);
  const end = join(days[1], closes);
  const isWrong = start !== null && end !== null && !end.isAfter(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <DateRangePicker
          localeText={{ start: 'First day', end: 'Last day' }}
          value={days}
          onChange={(newDays) => setDays(newDays)}
        />
        <Stack direction="row" spacing={2}>
          <TimeField label="Opens at" ampm={false} value={opens} onChange={setOpens} />
          <TimeField label="Closes at" ampm={false} value={closes} onChange={setCloses} />
        </Stack>
        <Typography variant="body2" role="status" color={isWrong ? 'error' : undefined}>
          {start === null || end === null
            ? 'Enter two days and two times'
            : isWrong
              ? 'The fair closes before it opens'
              : `${start.format('MMM D, HH:mm')} to ${end.format('MMM D, HH:mm')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
