import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CallbackLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [...lines, line].slice(-7));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Stack spacing={1} sx={{ width: 260 }}>
          <DatePicker
            label="Inspection"
            defaultValue={dayjs('2025-04-17')}
            maxDate={dayjs('2025-04-25')}
            onOpen={() => add('onOpen')}
            onChange={(date, { validationError }) =>
              add(`onChange ${print(date)}, error: ${validationError}`)
            }
            onAccept={(date) => add(`onAccept ${print(date)}`)}
            onClose={() => add('onClose')}
            onError={(error) => add(`onError ${error}`)}
          />
          <Button onClick={() => setLog([])}>Empty the log</Button>
        </Stack>
        <Typography
          component="pre"
          variant="body2"
          role="log"
          aria-label="Calls, the latest last"
          sx={{
            m: 0,
            width: 340,
            maxWidth: '100%',
            height: 180,
            whiteSpace: 'pre-wrap',
            fontFamily: 'monospace',
            fontSize: 13,
          }}
        >
          {log.join('\n') || 'No calls yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

function print(date: Dayjs | null) {
  return date?.format('YYYY-MM-DD') ?? 'null';
}
