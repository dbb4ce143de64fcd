import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2025-04-17T07:45');

export default function CloseAfterTheLastChoice() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker
          label="Shift begins"
          defaultValue={start}
          ampm={false}
          closeOnSelect
          onAccept={setAccepted}
        />
        <Typography variant="body2" role="status">
          Accepted: {accepted?.format('HH:mm') ?? 'no time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
