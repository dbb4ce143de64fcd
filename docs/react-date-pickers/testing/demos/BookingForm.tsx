import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function BookingForm() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [status, setStatus] = React.useState('Nothing booked');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setStatus(
      day?.isValid() && time?.isValid()
        ? `Booked: ${day.format('YYYY-MM-DD')} at ${time.format('HH:mm')}`
        : 'Enter a day and a time.',
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} sx={{ width: 280 }} onSubmit={handleSubmit}>
        <DatePicker
          label="Tasting day"
          referenceDate={dayjs('2025-05-01')}
          value={day}
          onChange={setDay}
        />
        <TimePicker label="Tasting time" value={time} onChange={setTime} />
        <Button type="submit" variant="contained">
          Book the tasting
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
