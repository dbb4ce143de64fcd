import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

// The van can be picked up on weekdays and returned on any day except Sunday.
const isRefused = (date: Dayjs, position: string) =>
  position === 'start' ? date.day() === 0 || date.day() === 6 : date.day() === 0;

export default function StartOnWeekdays() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          label="Pick up – bring back"
          defaultValue={[dayjs('2025-04-12'), dayjs('2025-04-19')]}
          shouldDisableDate={isRefused}
          onError={setError}
        />
        <Typography variant="body2" role="status">
          Errors: {error.map(String).join(' and ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
