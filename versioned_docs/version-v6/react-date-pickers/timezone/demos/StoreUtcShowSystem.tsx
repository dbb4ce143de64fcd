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

// As it comes from the server.
const stored = '2025-04-17T15:30:00.000Z';

export default function StoreUtcShowSystem() {
  const [call, setCall] = React.useState<Dayjs | null>(dayjs.utc(stored));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker
          label="Video call, your time"
          timezone="system"
          value={call}
          onChange={setCall}
        />
        <Typography variant="body2" role="status">
          For the server: {call?.isValid() ? call.toISOString() : 'no complete date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
