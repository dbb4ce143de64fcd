import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { saveDeparture } from './saveDeparture';

export default function SaveToServer() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [valid, setValid] = React.useState(true);
  const [status, setStatus] = React.useState('Saved: 2025-04-17');
  const sent = React.useRef('2025-04-17');

  const save = async (newDate: Dayjs | null) => {
    const text = newDate?.format('YYYY-MM-DD') ?? 'no date';
    if (sent.current === text) {
      return;
    }
    sent.current = text;
    setStatus(`Saving ${text} …`);
    const error = await saveDeparture(text).then(
      () => null,
      (reason: Error) => reason.message,
    );
    // A later request has overtaken this one.
    if (sent.current !== text) {
      return;
    }
    if (error !== null) {
      sent.current = '';
    }
    setStatus(error === null ? `Saved: ${text}` : `Not saved: ${error}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Departure"
          value={date}
          onChange={(newDate, { validationError }) => {
            setDate(newDate);
            setValid(validationError === null);
          }}
          onAccept={(newDate, { source, validationError }) => {
            if (source === 'view' && validationError === null) {
              save(newDate);
            }
          }}
          slotProps={{
            textField: {
              onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
                // The focus may stay in the field, for example after Ctrl+A.
                const isLeft = !currentTarget.contains(relatedTarget);
                if (isLeft && valid && date !== null) {
                  save(date);
                }
              },
              helperText: 'The server refuses Sundays',
            },
          }}
        />
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
