import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function RangeErrors() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          label="Check-in – check-out"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-10')]}
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-04-30')}
          onError={setError}
        />
        <Typography variant="body2" role="status">
          Errors: {error.map(String).join(' and ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
