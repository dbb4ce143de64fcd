import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const MESSAGES: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter year, month and day.',
  disablePast: 'The ferry of that day has left.',
};

export default function PlainFormData() {
  const input = React.useRef<HTMLInputElement>(null);
  const isEmpty = React.useRef(true);
  const [message, setMessage] = React.useState('');
  const [status, setStatus] = React.useState('Not sent yet');

  const handleError = (error: DateValidationError) => {
    const text = error === null ? '' : (MESSAGES[error] ?? 'This day is not available.');
    input.current?.setCustomValidity(text);
    setMessage(text);
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The text of a half-typed date is not empty, so `required` accepts it. Its value is `null`.
    if (isEmpty.current) {
      setMessage('Enter year, month and day.');
      return;
    }
    const data = new FormData(event.currentTarget);
    setStatus(`Sent: departure=${data.get('departure')}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 280 }} onSubmit={handleSubmit}>
        <DatePicker
          label="Departure"
          name="departure"
          format="YYYY-MM-DD"
          disablePast
          inputRef={input}
          onChange={(day, { validationError }) => {
            isEmpty.current = day === null;
            // `onError` is not called while the error stays the same.
            handleError(validationError);
          }}
          onError={handleError}
          slotProps={{ textField: { required: true, helperText: message || 'Year, month, day' } }}
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
