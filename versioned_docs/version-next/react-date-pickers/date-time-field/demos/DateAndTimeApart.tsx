import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

function join(date: Dayjs | null, time: Dayjs | null) {
  if (!date?.isValid() || !time?.isValid()) {
    return null;
  }
  return date.hour(time.hour()).minute(time.minute()).second(0).millisecond(0);
}

export default function DateAndTimeApart() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-17T19:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Concert, day" value={date} onChange={setDate} />
        <TimeField label="Concert, time" value={time} onChange={setTime} />
        <Typography variant="body2" role="status">
          {join(date, time)?.format('YYYY-MM-DD HH:mm') ?? 'Fill in both fields'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
