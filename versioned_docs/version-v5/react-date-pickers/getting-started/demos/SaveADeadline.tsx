import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveADeadline() {
  const [deadline, setDeadline] = React.useState<Dayjs | null>(dayjs('2023-02-28T17:00'));
  const saved = deadline?.isValid() ? deadline.format('YYYY-MM-DDTHH:mm') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker
          label="Applications until"
          value={deadline}
          onChange={setDeadline}
          renderInput={(props) => <TextField {...props} />}
        />
        <Box component="output" sx={{ typography: 'body2', fontFamily: 'monospace' }}>
          {JSON.stringify({ deadline: saved })}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
