import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function AlarmInState() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2025-04-17T06:30'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <TimeClock
          ampm={false}
          value={alarm}
          onChange={(newTime) => setAlarm(newTime)}
          view={view}
          onViewChange={setView}
          sx={{ width: '100%' }}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setView('hours')}>Hours</Button>
          <Button onClick={() => setView('minutes')}>Minutes</Button>
        </Stack>
        <Typography variant="body2" role="status">
          Alarm at {alarm?.format('HH:mm') ?? 'no time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
