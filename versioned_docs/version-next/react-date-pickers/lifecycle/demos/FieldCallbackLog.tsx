import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldCallbackLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [...lines, line].slice(-7));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DateField
          label="Date of birth"
          clearable
          onChange={(date, { validationError }) =>
            add(`onChange ${print(date)}, error: ${validationError}`)
          }
          onError={(error) => add(`onError ${error}`)}
          sx={{ width: 240 }}
        />
        <Typography
          component="pre"
          variant="body2"
          role="log"
          aria-label="Calls, the latest last"
          sx={{
            m: 0,
            width: 350,
            maxWidth: '100%',
            height: 180,
            whiteSpace: 'pre-wrap',
            fontFamily: 'monospace',
            fontSize: 13,
          }}
        >
          {log.join('\n') || 'Type 04172025'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

function print(date: Dayjs | null) {
  return date?.format('YYYY-MM-DD') ?? 'null';
}
