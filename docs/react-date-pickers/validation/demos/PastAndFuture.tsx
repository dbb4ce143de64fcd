import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, DateValidationError } from '@mui/x-date-pickers/models';

export default function PastAndFuture() {
  const [meetingError, setMeetingError] = React.useState<DateTimeValidationError>(null);
  const [birthError, setBirthError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateTimePicker
          label="Meeting"
          defaultValue={dayjs('2020-04-17T09:30')}
          disablePast
          onError={setMeetingError}
          slotProps={{
            textField: { helperText: meetingError ? `Error: ${meetingError}` : 'No error' },
          }}
        />
        <DatePicker
          label="Date of birth"
          defaultValue={dayjs('2090-04-17')}
          disableFuture
          onError={setBirthError}
          slotProps={{
            textField: { helperText: birthError ? `Error: ${birthError}` : 'No error' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
