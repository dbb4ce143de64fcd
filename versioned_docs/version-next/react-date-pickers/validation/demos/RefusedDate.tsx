import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function RefusedDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-30'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Return by"
          value={date}
          onChange={setDate}
          maxDate={dayjs('2025-04-25')}
          onError={setError}
        />
        <div role="status">
          <Typography variant="body2">Value: {date?.format('YYYY-MM-DD') ?? 'null'}</Typography>
          <Typography variant="body2">{error ? `Error: ${error}` : 'No error'}</Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
