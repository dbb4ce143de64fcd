import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const MESSAGES: Record<string, string> = {
  invalidDate: 'Enter year, month and day.',
  disablePast: 'The ferry of that day has left.',
};

export default function FerryFormData() {
  const input = React.useRef<HTMLInputElement>(null);
  const [departure, setDeparture] = React.useState<Dayjs | null>(null);
  const [message, setMessage] = React.useState('');
  const [status, setStatus] = React.useState('Not sent yet');

  const handleError = (error: string | null) => {
    const text = error === null ? '' : (MESSAGES[error] ?? 'This day is not available.');
    input.current?.setCustomValidity(text);
    setMessage(text);
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setStatus(`Sent: departure=${data.get('departure')}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 280 }} onSubmit={handleSubmit}>
        <DesktopDatePicker
          label="Departure"
          inputFormat="YYYY-MM-DD"
          disablePast
          inputRef={input}
          value={departure}
          onChange={(day: Dayjs | null) => setDeparture(day)}
          onError={handleError}
          renderInput={(params) => (
            <TextField
              {...params}
              name="departure"
              required
              helperText={message || 'Year, month, day'}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Find a ferry
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
