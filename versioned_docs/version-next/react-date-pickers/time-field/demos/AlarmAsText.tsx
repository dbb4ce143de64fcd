import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

/** Any day without a change of clocks: only the time is saved. */
const fromText = (text: string) => dayjs(`2000-01-01T${text}`);
const toText = (time: Dayjs | null) => (time?.isValid() ? time.format('HH:mm') : 'no time');

export default function AlarmAsText() {
  const [time, setTime] = React.useState<Dayjs | null>(() => fromText('07:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField label="Alarm" value={time} onChange={setTime} ampm={false} />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setTime(fromText('06:00'))}>
            06:00
          </Button>
          <Button variant="outlined" onClick={() => setTime(null)}>
            No alarm
          </Button>
        </Stack>
        <Typography variant="body2" role="status">
          Saved: {toText(time)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
