import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function LeaveConfirmedWithOk() {
  const [message, setMessage] = React.useState('No new dates yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          label="Leave"
          defaultValue={[dayjs('2025-09-08'), dayjs('2025-09-12')]}
          closeOnSelect={false}
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
          onAccept={([start, end], { validationError }) => {
            if (start && end && validationError.every((error) => error === null)) {
              setMessage(`${end.diff(start, 'day') + 1} days of leave`);
            } else {
              setMessage('Choose both dates');
            }
          }}
        />
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
