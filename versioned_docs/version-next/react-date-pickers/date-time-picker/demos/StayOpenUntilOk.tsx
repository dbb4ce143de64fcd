import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2025-09-04T14:20');

export default function StayOpenUntilOk() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker
          label="Departure"
          defaultValue={start}
          ampm={false}
          onAccept={setAccepted}
          localeText={{ todayButtonLabel: 'Now' }}
          slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
        />
        <Typography variant="body2" role="status">
          Accepted: {accepted?.format('YYYY-MM-DD HH:mm') ?? 'no departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
