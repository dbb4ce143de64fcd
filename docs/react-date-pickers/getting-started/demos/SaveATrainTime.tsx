import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveATrainTime() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-05-19T07:52'));
  const saved = departure?.isValid() ? departure.format('YYYY-MM-DDTHH:mm') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker label="Train leaves" value={departure} onChange={setDeparture} />
        <Box component="output" sx={{ typography: 'body2', fontFamily: 'monospace' }}>
          {JSON.stringify({ departure: saved })}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
