import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// As it comes from the server.
const stored = '2025-04-17T15:30:00.000Z';

export default function StoreUtcShowSystem() {
  const [call, setCall] = React.useState<DateTime | null>(
    DateTime.fromISO(stored, { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker
          label="Video call, your time"
          timezone="system"
          value={call}
          onChange={setCall}
        />
        <Typography variant="body2" role="status">
          For the server: {call?.toUTC().toISO() ?? 'no complete date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
