import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveAVaccination() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-01-16'));
  const [error, setError] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Vaccinated on"
          value={day}
          onChange={(value, context) => {
            setDay(value);
            setError(context.validationError);
          }}
          maxDate={dayjs('2025-02-28')}
        />
        <Box component="output" sx={{ typography: 'body2', fontFamily: 'monospace' }}>
          {error ?? JSON.stringify({ day: day?.format('YYYY-MM-DD') ?? null })}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
