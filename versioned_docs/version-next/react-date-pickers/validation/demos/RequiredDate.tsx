import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function RequiredDate() {
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [sent, setSent] = React.useState(false);
  const missing = sent && date === null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Moving in"
          value={date}
          onChange={setDate}
          referenceDate={dayjs('2025-04-17')}
          minDate={dayjs('2025-04-01')}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              // With `undefined`, the picker still shows the errors of its rules.
              error: missing || undefined,
              helperText: missing ? 'Enter a date' : error && `Error: ${error}`,
            },
          }}
        />
        <Button variant="outlined" onClick={() => setSent(true)}>
          Send
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
