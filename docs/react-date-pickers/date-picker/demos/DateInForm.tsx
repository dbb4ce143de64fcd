import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function DateInForm() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-06-12'));
  const [error, setError] = React.useState<DateValidationError>(null);
  const [status, setStatus] = React.useState('Not sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (departure === null || error !== null) {
      setStatus(`Not sent: ${error ?? 'the date is incomplete'}`);
    } else {
      setStatus(`departure=${data.get('departure')}`);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 280 }} onSubmit={handleSubmit}>
        <DatePicker
          label="Departure"
          name="departure"
          format="YYYY-MM-DD"
          value={departure}
          onChange={setDeparture}
          onError={setError}
          slotProps={{ textField: { required: true } }}
        />
        <Button type="submit" variant="contained">
          Book the flight
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
